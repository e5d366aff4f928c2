import { answer, type Route } from '#platform/http';
import { appServiceGet, appServiceList, appServiceRemove, appServiceSave } from '#shared/contracts';
import type { AppServicesDeps } from './app-services-deps.ts';
import { findReach } from './find-reach.ts';
import { removeService } from './remove-service.ts';
import { saveService } from './save-service.ts';
import { getAppService, listAppServices } from './service-rows.ts';

/** The calls of the services of apps; the gate asks who may. */
export function createAppServicesRoutes(deps: AppServicesDeps): Route[] {
  const { db } = deps;
  return [
    answer(appServiceList, async ({ principal }) => listAppServices(db, await findReach(db, principal))),
    answer(appServiceGet, async ({ principal, payload }) =>
      getAppService(db, await findReach(db, principal), payload.code),
    ),
    answer(appServiceSave, ({ payload, ...caller }) => saveService(deps, caller, payload)),
    answer(appServiceRemove, ({ payload, ...caller }) => removeService(deps, caller, payload)),
  ];
}
