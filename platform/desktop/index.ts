/** Apps on a user's desktop, unread counts, menus and permissions inside an app, access records. */
export { findAppAccess } from './app-access.ts';
export { listRequestsByApp, takeRequests } from './app-requests.ts';
export { readUseOfUnit } from './app-use.ts';
export { dayStart } from './app-use-store.ts';
export { createDesktopRoutes } from './desktop-routes.ts';
export {
  type DesktopDeps,
  holdsCode,
  listClosedApps,
  listMyApps,
} from './desktop-use-cases.ts';
export { selectFullAdministrators } from './full-administrators.ts';
export { listHeldNodes } from './held-nodes.ts';
export { isAllowed, parseUserTypes } from './icon-rules.ts';
export { flattenMenu, type MenuBranch } from './menu-branch.ts';
export type { ResourceRow } from './resource-tree.ts';
export { administrationApp, shippedNodes } from './shipped-menus.ts';
export { whereReleased } from './where-released.ts';
export { readWholeMenu } from './whole-menu.ts';
