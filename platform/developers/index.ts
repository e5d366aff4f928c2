/** The developer centre: registering clients, deciding about them, and keeping them. */
export { createDevelopersRoutes } from './developers-routes.ts';
