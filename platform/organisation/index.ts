/** School years and classes of a unit, and who teaches in them. */
export { type ClassFollower, type ClassNames, putAwayNames, shownClassName } from './class-names.ts';
export { findPeople } from './find-people.ts';
export { type ClassFounder, createClassFounder } from './found-class.ts';
export { findOpenClasses, foundClasses, type HeldClass, holdOpenClasses } from './hold-classes.ts';
export { insertClass } from './insert-class.ts';
export {
  holdOpenClass,
  isKnownGrade,
  listOpenClasses,
} from './known-classes.ts';
export type { OrganisationDeps } from './organisation-deps.ts';
export { createOrganisationRoutes } from './organisation-routes.ts';
export type { PromotionDeps } from './promotion/promotion-deps.ts';
export { createPromotionRoutes } from './promotion/promotion-routes.ts';
export { createPromotionRunner } from './promotion/promotion-runner.ts';
export { requireUnit } from './require-unit.ts';
export { writeLine } from './write-line.ts';
