import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { BottomBar, Header } from '../header/index.ts';
import { fetchWhenIdle } from '../idle/index.ts';
import { queryClient } from '../queries/index.ts';
import { loadQuestionDialog } from '../questions/index.ts';

/** The frame of signed-in pages: header above, on phones a bar below. */
export const Framed = ({ children }: { children: ReactNode }): ReactElement => {
  // Dialogs ask and sign in again just when networks fail, so they are fetched while all is well.
  useEffect(() => fetchWhenIdle(loadQuestionDialog), []);
  return (
    <QueryClientProvider client={queryClient}>
      <Header />
      {children}
      <BottomBar />
    </QueryClientProvider>
  );
};
