/** How the apps of a user are arranged, called and addressed: what page and server must show alike. Stateless. */
export { type Arrangement, arrangeApps, hasGroups, pickApps } from './arrange.ts';
export { findIconOfPath } from './find-icon.ts';
export { groupNameOf, oneGroup } from './groups.ts';
export { hueShiftOf } from './hue-shift.ts';
export { type IconLink, iconLink } from './icon-link.ts';
export { fullIconName, iconName, initialOf } from './icon-name.ts';
export { notOpenedYet } from './not-opened.ts';
export { picturePathOf } from './picture-path.ts';
export { hiddenApps, hiddenCodes, moveApp, withCode } from './rearrange.ts';
