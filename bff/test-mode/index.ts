/** What tests may ask of a portal in test mode: faults, a reset, a stopped clock. Never built otherwise. */
export { createFaultStep, type FaultStep, type FaultStepOptions } from './fault-step.ts';
export { type Fault, hasFault } from './faults.ts';
export { ageManifest } from './old-manifest.ts';
export { createTestClock, type TestClock } from './test-clock.ts';
export { createTestRoutes, type TestRouteOptions } from './test-routes.ts';
