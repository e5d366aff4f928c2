import { answer, type Route } from '#platform/http';
import {
  administratorList,
  appRequestList,
  appRequestResolve,
  appRequestSend,
  appRequestState,
  appUse,
  myAppIcon,
  permissionsMine,
  resourceUserCodeTree,
  unReadCodeCount,
  userAccessDetail,
} from '#shared/contracts';
import {
  type AppRequestDeps,
  listAppRequests,
  listOwnAdministrators,
  readAppRequest,
  resolveAppRequest,
  sendAppRequest,
} from './app-requests.ts';
import { readAppUse } from './app-use.ts';
import { getResourceTree, listMyApps, listUnread, recordAccess } from './desktop-use-cases.ts';
import { listPermissionsOf } from './held-permissions.ts';

/** The calls behind the desktop and the menu of an app. Everybody asks about herself only. */
export function createDesktopRoutes(deps: AppRequestDeps): Route[] {
  return [
    answer(myAppIcon, ({ principal, payload }) => listMyApps(deps, principal, payload)),
    answer(unReadCodeCount, ({ principal }) => listUnread(deps, principal)),
    answer(resourceUserCodeTree, ({ principal, payload }) => getResourceTree(deps, principal, payload.code)),
    answer(permissionsMine, async ({ principal }) => [...(await listPermissionsOf(deps.db, principal))]),
    answer(userAccessDetail, ({ principal, payload }) => recordAccess(deps, principal, payload)),
    answer(appUse, ({ principal }) => readAppUse(deps, principal)),
    answer(administratorList, ({ principal }) => listOwnAdministrators(deps, principal)),
    answer(appRequestState, ({ principal, payload }) => readAppRequest(deps, principal, payload.code)),
    answer(appRequestSend, ({ principal, payload }) => sendAppRequest(deps, principal, payload.code)),
    answer(appRequestList, ({ principal }) => listAppRequests(deps, principal)),
    answer(appRequestResolve, ({ payload, ...caller }) => resolveAppRequest(deps, caller, payload.code)),
  ];
}
