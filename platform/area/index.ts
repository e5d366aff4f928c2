/** The schools of a bureau at a glance. */
export { createAreaRoutes } from './area-routes.ts';
