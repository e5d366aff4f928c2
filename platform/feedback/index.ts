/** The feedback of users to the administrators of their unit. */
export { createFeedbackRoutes } from './feedback-routes.ts';
