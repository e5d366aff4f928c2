import { QueryClient } from '@tanstack/react-query';

const longestRetries = 2;

const isWorthRetrying = (error: Error): boolean =>
  'kind' in error && (error.kind === 'network' || error.kind === 'timeout');

/** The one query client of the page. Only calls that nobody answered are tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < longestRetries && isWorthRetrying(error),
      staleTime: 10_000,
      refetchOnWindowFocus: false,
    },
  },
});
