export { LoadFailure, type LoadFailureProps } from './load-failure.tsx';
export { LoadRetry, type LoadRetryProps } from './load-retry.tsx';
export { QueryView, type QueryViewProps } from './query-view.tsx';
