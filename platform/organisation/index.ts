/** School years and classes of a unit, and who teaches in them. */
export { type ClassFollower, type ClassNames, putAwayNames, shownClassName } from './class-names.ts';
export { type ClassFounder, createClassFounder } from './found-class.ts';
export { holdOpenClass, isKnownGrade, listOpenClasses } from './known-classes.ts';
export type { OrganisationDeps } from './organisation-deps.ts';
export { createOrganisationRoutes } from './organisation-routes.ts';
