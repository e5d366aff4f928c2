export { FeedbackEntry } from './feedback-entry.tsx';
export { FeedbackHost } from './feedback-host.tsx';
