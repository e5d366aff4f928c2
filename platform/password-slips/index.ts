/** First passwords on slips. */
export { createPasswordSlipsRoutes } from './password-slips-routes.ts';
