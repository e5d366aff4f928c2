import { type ReactElement, Suspense } from 'react';
import { ErrorBoundary, lazy } from '../error-boundary/index.ts';
import { goToSignIn } from '../session/index.ts';
import { useAsked } from './sign-in-again.ts';

const loadDialog = () => import('./sign-in-again-dialog.tsx');

/** Fetches all that the question needs, for when the network fails with the session. */
export const loadSignInAgain = (): Promise<unknown> =>
  Promise.all([loadDialog(), import('./before-asking.ts')]);

const SignInAgainDialog = lazy(loadDialog);

/** Shows the sign-in over the page while a call waits for it; where even that cannot be had, the login page is left. */
export const SignInAgainHost = (): ReactElement | null => {
  const why = useAsked();
  return why ? (
    <ErrorBoundary onCatch={goToSignIn}>
      <Suspense fallback={null}>
        <SignInAgainDialog why={why} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
};
