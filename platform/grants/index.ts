/** Rights of users by rows: grants of their own, roles, and those of a head teacher or a full administrator. */
export { coverOf } from './cover-of.ts';
export { everyApp, type HeldGrant, selectGiven, selectGrantsOf } from './effective-grants.ts';
export { selectFullAdministrators } from './full-administrators.ts';
export { holdUnit } from './hold-unit.ts';
export { isGiven, keepingApps, keepsUnit, keepsUnitOf } from './keeps-unit.ts';
export {
  type Actor,
  changeUnder,
  findHoldingMore,
  isSelf,
  markHoldingMore,
  requireOver,
} from './require-over.ts';
