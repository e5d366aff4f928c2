/** Devices that may sign in again without a password. */
export { createDeviceMemory } from './device-memory.ts';
export type { RememberedDeps } from './remembered-deps.ts';
export { createRememberedRoutes } from './remembered-routes.ts';
