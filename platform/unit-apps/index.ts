/** What a unit decides about the apps of the catalogue. */
export { createUnitAppsRoutes } from './unit-apps-routes.ts';
