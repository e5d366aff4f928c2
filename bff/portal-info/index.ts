/** What the deployment says of itself. */
export { createPortalInfoRoute } from './portal-info-route.ts';
