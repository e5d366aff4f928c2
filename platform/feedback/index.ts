/** What users tell the administrators of their unit. */
export { createFeedbackRoutes } from './feedback-routes.ts';
