/** Apps on a user's desktop, unread counts, menus and permissions inside an app, access records. */
export { findAppAccess } from './app-access.ts';
export { listRequestsByApp, takeRequests } from './app-requests.ts';
export { readUseOfUnit } from './app-use.ts';
export { dayStart } from './app-use-store.ts';
export { createDesktopRoutes } from './desktop-routes.ts';
export {
  type DesktopDeps,
  listClosedApps,
  listMyApps,
} from './desktop-use-cases.ts';
export { listHeldNodes } from './held-nodes.ts';
export { checkNeeds, holds, holdsOfUnit, listPermissionsOf } from './held-permissions.ts';
export { isAllowed, parseUserTypes } from './icon-rules.ts';
export { flattenMenu, type MenuBranch } from './menu-branch.ts';
export type { ResourceRow } from './resource-tree.ts';
export { administrationApp, openedNodes, shippedNodes } from './shipped-menus.ts';
export { whereReleased } from './where-released.ts';
export { readWholeMenu } from './whole-menu.ts';
