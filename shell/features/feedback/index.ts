export { FeedbackEntry } from './feedback-entry.tsx';
export { FeedbackHost } from './feedback-host.tsx';
export { setFeedbackOpen } from './is-open.ts';
