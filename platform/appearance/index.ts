/** Themes of users and units, and the look of login pages. */
export { createAppearanceRoutes } from './appearance-routes.ts';
