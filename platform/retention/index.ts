/** How long the rows of each table are kept, and what units decide about it. */
export { createRetentionRoutes } from './retention-routes.ts';
export { retentionVariables } from './retention-variables.ts';
export { retentions } from './retentions.ts';
export { purgeUnits } from './units/purge-units.ts';
export { forEachScope, readLongestTerms } from './units/unit-terms.ts';
