/** The developer centre: registering clients, deciding about them, and keeping them. */
export { isDeveloper } from './client-rights.ts';
export { createDevelopersRoutes } from './developers-routes.ts';
export { bindOverrides } from './override-routes.ts';
export { findSandboxUnit } from './sandbox-unit.ts';
