/** Tickets by which the servers of framed apps learn who looks at their pages. */
export { createFramedAppsRoutes } from './framed-apps-routes.ts';
