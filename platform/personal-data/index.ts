/** What the portal keeps about one person, for herself. */
export { createPersonalDataRoutes } from './personal-data-routes.ts';
