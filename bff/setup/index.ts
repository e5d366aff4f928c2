/** The page on which an empty portal is set up. */
export { createSetupRoute } from './setup-route.ts';
