import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { BottomBar, Header } from '../header/index.ts';
import { queryClient } from '../queries/index.ts';

/** The frame of signed-in pages: header above, on phones a bar below. */
export const Framed = ({ children }: { children: ReactNode }): ReactElement => (
  <QueryClientProvider client={queryClient}>
    <Header />
    {children}
    <BottomBar />
  </QueryClientProvider>
);
