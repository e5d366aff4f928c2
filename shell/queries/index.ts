export { queryClient } from './query-client.ts';
export { store } from './store.ts';
