/** How a portal begins. */
export { type Bootstrap, bootstrapPortal, bootstrapVariables, readBootstrap } from './bootstrap.ts';
export {
  createAdministrator,
  isBegun,
  type NewAdministrator,
  type SetupDeps,
} from './create-administrator.ts';
export { describeSetupFailure } from './describe-setup-failure.ts';
export { createSetupRoutes } from './setup-routes.ts';
export { setupAddress } from './setup-secret.ts';
