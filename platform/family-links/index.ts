/** Who is a parent of which pupil, as a school keeps it, and the codes by which parents link themselves. */
export type { FamilyLinksDeps } from './family-links-deps.ts';
export { createFamilyLinksRoutes } from './family-links-routes.ts';
export { getKeptClass, type Kept, requireFamilyKeeper } from './require-keeper.ts';
