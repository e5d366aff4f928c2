import { type ReactElement, Suspense } from 'react';
import { goToSignIn } from '../../core/session/index.ts';
import { ErrorBoundary, lazy } from '../../kit/error-boundary/index.ts';
import { useAsked } from './sign-in-again.ts';

/** Fetches all that the question needs, for when the network fails with the session. */
export function loadSignInAgain(): Promise<unknown> {
  return Promise.all([loadDialog(), import('./before-asking.ts')]);
}

const SignInAgainDialog = lazy(loadDialog);

/** Shows the sign-in over the page while a call waits for it; where even that cannot be had, the login page is left. */
export function SignInAgainHost(): ReactElement | null {
  const why = useAsked();
  return why ? (
    <ErrorBoundary onCatch={goToSignIn}>
      <Suspense fallback={null}>
        <SignInAgainDialog why={why} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}

function loadDialog() {
  return import('./sign-in-again-dialog.tsx');
}
