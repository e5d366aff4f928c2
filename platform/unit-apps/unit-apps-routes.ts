import { answer, type Route } from '#platform/http';
import {
  unitAppAnswerRequests,
  unitAppList,
  unitAppMenu,
  unitAppOrder,
  unitAppSave,
  unitOwnAppList,
  unitOwnAppRemove,
  unitOwnAppSave,
} from '#shared/contracts';
import { answerRequests } from './answer-requests.ts';
import { listUnitApps } from './list-unit-apps.ts';
import { listOwnApps, removeOwnApp, saveOwnApp } from './own/own-apps.ts';
import { readMenu } from './read-menu.ts';
import { saveOrder } from './save-order.ts';
import { saveUnitApp } from './save-unit-app.ts';
import type { UnitAppsDeps } from './unit-apps-deps.ts';

/** The calls of the apps of a unit; the gate asks who may. */
export function createUnitAppsRoutes(deps: UnitAppsDeps): Route[] {
  return [
    answer(unitAppList, ({ principal, payload }) => listUnitApps(deps, principal, payload)),
    answer(unitAppSave, ({ payload, ...caller }) => saveUnitApp(deps, caller, payload)),
    answer(unitAppOrder, ({ payload, ...caller }) => saveOrder(deps, caller, payload)),
    answer(unitAppAnswerRequests, ({ payload, ...caller }) => answerRequests(deps, caller, payload)),
    answer(unitOwnAppList, ({ principal, payload }) => listOwnApps(deps, principal, payload)),
    answer(unitOwnAppSave, ({ payload, ...caller }) => saveOwnApp(deps, caller, payload)),
    answer(unitOwnAppRemove, ({ payload, ...caller }) => removeOwnApp(deps, caller, payload)),
    answer(unitAppMenu, ({ principal, payload }) => readMenu(deps, principal, payload)),
  ];
}
