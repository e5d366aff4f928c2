/** One app of one session, from a server of development on loopback (ADR 142). */
export { createOverrideFiles } from './override-files.ts';
export { createOverrideRoute, type OverrideRouteOptions } from './override-route.ts';
export { createOverrides, type Overrides } from './overrides.ts';
