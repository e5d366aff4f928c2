/** Versions of services and front ends. */
export { createVersionsRoutes } from './versions-routes.ts';
