/** What the own server of an app is made of: who asks, answers in the portal's form, and calls back into the portal. */
export {
  type AppService,
  type AppServiceOptions,
  type Handler,
  type ServiceRequest,
  startAppService,
} from './app-service.ts';
export type { ServiceEnvironment } from './environment.ts';
export {
  createPortalClient,
  type PortalClass,
  type PortalClient,
  type PortalPerson,
  type SharedFile,
} from './portal-client.ts';
export type { PortalClientOptions } from './portal-client-options.ts';
export { PortalRefusal } from './portal-refusal.ts';
export { runAppService, type ServiceParts } from './run-app-service.ts';
export { classNameOf, createSchools, ownPupilsOf, type School, type Schools } from './schools.ts';
export { ServiceRefusal } from './service-refusal.ts';
export type { PortalUser } from './user-check.ts';
