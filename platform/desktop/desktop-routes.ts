import { answer, type Route } from '#platform/http';
import {
  administratorList,
  appRequestList,
  appRequestSend,
  appRequestSettle,
  appRequestState,
  myAppIcon,
  resourceUserCodeTree,
  unReadCodeCount,
  userAccessDetail,
} from '#shared/contracts';
import {
  type AppRequestDeps,
  listAppRequests,
  listOwnAdministrators,
  readAppRequest,
  sendAppRequest,
  settleAppRequest,
} from './app-requests.ts';
import { getResourceTree, listMyApps, listUnread, recordAccess } from './desktop-use-cases.ts';

/** The calls behind the desktop and the menu of an app. Everybody asks about herself only. */
export const createDesktopRoutes = (deps: AppRequestDeps): Route[] => [
  answer(myAppIcon, ({ principal, payload }) => listMyApps(deps, principal, payload)),
  answer(unReadCodeCount, ({ principal }) => listUnread(deps, principal)),
  answer(resourceUserCodeTree, ({ principal, payload }) => getResourceTree(deps, principal, payload.code)),
  answer(userAccessDetail, ({ principal, payload }) => recordAccess(deps, principal, payload)),
  answer(administratorList, ({ principal }) => listOwnAdministrators(deps, principal)),
  answer(appRequestState, ({ principal, payload }) => readAppRequest(deps, principal, payload.code)),
  answer(appRequestSend, ({ principal, payload }) => sendAppRequest(deps, principal, payload.code)),
  answer(appRequestList, ({ principal }) => listAppRequests(deps, principal)),
  answer(appRequestSettle, ({ principal, payload }) => settleAppRequest(deps, principal, payload.code)),
];
