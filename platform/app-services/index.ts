/** Where the own servers of apps are, and the tokens by which they know whom the portal sends. */
export type { FindOwnerUnit } from './app-services-deps.ts';
export { createAppServicesRoutes } from './app-services-routes.ts';
export { appTokenPath, createTokenListener, type IsReleasedTo } from './app-token-routes.ts';
export { listServices } from './service-rows.ts';
