/** What users arrange for themselves. */
export { createPreferencesRoutes } from './preferences-routes.ts';
