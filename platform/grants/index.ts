/** What users hold by rows: grants of their own, roles, and what somebody has by being a head teacher or a full administrator. */
export { everyApp, type HeldGrant, selectGiven, selectGrantsOf } from './effective-grants.ts';
export { selectFullAdministrators } from './full-administrators.ts';
export { isGiven, isGrantedPart, keepingApps, keepsUnit } from './keeps-unit.ts';
