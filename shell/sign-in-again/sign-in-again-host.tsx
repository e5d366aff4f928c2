import { lazy, type ReactElement, Suspense } from 'react';
import { Catch } from '../catch/index.ts';
import { goToSignIn } from '../session/index.ts';
import { useAsked } from './sign-in-again.ts';

const SignInAgainDialog = lazy(() => import('./sign-in-again-dialog.tsx'));

/** Shows the sign-in over the page while a call waits for it; where even that cannot be had, the login page is left. */
export const SignInAgainHost = (): ReactElement | null => {
  const why = useAsked();
  return why ? (
    <Catch onCatch={goToSignIn}>
      <Suspense fallback={null}>
        <SignInAgainDialog why={why} />
      </Suspense>
    </Catch>
  ) : null;
};
