import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import type { ReactElement, ReactNode } from 'react';
import { queryClient } from './query-client.ts';
import { store } from './store.ts';

/** Gives all apps below it the one query client and the one jotai store, by the hooks of these libraries. */
export function SharedState({ children }: { children: ReactNode }): ReactElement {
  return (
    <QueryClientProvider client={queryClient}>
      <Provider store={store}>{children}</Provider>
    </QueryClientProvider>
  );
}
