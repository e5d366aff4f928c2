/** Who belongs together: children and parents, and the two accounts of one person. */
export type { FamilyDeps } from './family-deps.ts';
export { createFamilyRoutes } from './family-routes.ts';
export { isGuardianOf } from './is-guardian-of.ts';
