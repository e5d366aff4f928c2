/** Themes of users and units, and the appearance of login pages. */
export { createAppearanceRoutes } from './appearance-routes.ts';
