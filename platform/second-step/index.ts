/** The second step of a sign-in. */
export { resetByOperator } from './reset.ts';
export { createSecondStepRoutes } from './second-step-routes.ts';
