/** Apps on a user's desktop, unread counts, menus and permissions inside an app, access records. */
export { dayStart } from './app-use-store.ts';
export { createDesktopRoutes } from './desktop-routes.ts';
export { type DesktopDeps, holdsCode } from './desktop-use-cases.ts';
export { flattenMenu, type MenuBranch } from './menu-branch.ts';
export { shippedNodes } from './shipped-menus.ts';
