import { answer, type Route } from '#platform/http';
import { feedbackList, feedbackSend } from '#shared/contracts';
import { type FeedbackDeps, listFeedback, sendFeedback } from './feedback.ts';

export function createFeedbackRoutes(deps: FeedbackDeps): Route[] {
  return [
    answer(feedbackSend, ({ principal, payload }) => sendFeedback(deps, principal, payload)),
    answer(feedbackList, ({ principal, payload }) => listFeedback(deps, principal, payload)),
  ];
}
