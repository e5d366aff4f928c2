import { answer, type Route } from '#platform/http';
import { myAppIcon, resourceUserCodeTree, unReadCodeCount, userAccessDetail } from '#shared/contracts';
import {
  type DesktopDeps,
  getResourceTree,
  listMyApps,
  listUnread,
  recordAccess,
} from './desktop-use-cases.ts';

/** The calls behind the desktop and the menu of an app. Everybody asks about herself only. */
export const createDesktopRoutes = (deps: DesktopDeps): Route[] => [
  answer(myAppIcon, ({ principal, payload }) => listMyApps(deps, principal, payload)),
  answer(unReadCodeCount, ({ principal }) => listUnread(deps, principal)),
  answer(resourceUserCodeTree, ({ principal, payload }) => getResourceTree(deps, principal, payload.code)),
  answer(userAccessDetail, ({ principal, payload }) => recordAccess(deps, principal, payload)),
];
