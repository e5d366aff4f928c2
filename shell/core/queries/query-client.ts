import { QueryClient } from '@tanstack/react-query';

const maxRetries = 2;

function isWorthRetrying(error: Error): boolean {
  return navigator.onLine && 'kind' in error && (error.kind === 'network' || error.kind === 'timeout');
}

/** The one query client of the page. Only calls that nobody answered are tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < maxRetries && isWorthRetrying(error),
      staleTime: 10_000,
      // Without a network a view says so and offers to try again, instead of waiting without a word.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
    },
  },
});
