export { queryClient } from './query-client.ts';
export { SharedState } from './shared-state.tsx';
