/** What a unit decides about the apps of the catalogue. */
export type { UnitAppsDeps } from './unit-apps-deps.ts';
export { createUnitAppsRoutes } from './unit-apps-routes.ts';
