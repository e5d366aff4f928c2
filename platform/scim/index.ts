/** SCIM 2.0: programs keep the people and classes of their unit. */
export { bindScim } from './scim-routes.ts';
