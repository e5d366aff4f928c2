/** Who may open which page of which app: the rules that shell and BFF apply alike. Stateless. */
export { type AccessData, accessDataSchema } from './access-data.ts';
export { findClosedApp } from './closed-apps.ts';
export { defaultGateRules, type GateRules } from './gate-rules.ts';
export { codeKeysOf, menuRoutesOf } from './menu.ts';
export { isForeignVariant, isInMenu, isWhollyGated, needsMenu, type PageAddress } from './menu-check.ts';
export { canOpen, findPagePrefix, type Openings, pathOf } from './openings.ts';
export { findRoute, normaliseRoute, putRouteIntoHash } from './route-of.ts';
