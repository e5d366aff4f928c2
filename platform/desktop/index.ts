/** Apps on a user's desktop, unread counts, menus and permissions inside an app, access records. */
export { createDesktopRoutes } from './desktop-routes.ts';
export type { DesktopDeps } from './desktop-use-cases.ts';
