/** Licences of units. */
export { demoLicenceKey, type LicenceTerms, parseLicencePublicKey, signLicence } from './licence-key.ts';
export { licenceStateOf } from './licence-state.ts';
export { createLicensingRoutes } from './licensing-routes.ts';
