/** The second origin, for pages of the school's own that nobody trusts. */
export { type AppsOrigin, type AppsOriginOptions, createAppsOrigin } from './apps-origin.ts';
