import { Component, lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { goToSignIn } from '../session/index.ts';
import { useIsAsked } from './sign-in-again.ts';

const SignInAgainDialog = lazy(() => import('./sign-in-again-dialog.tsx'));

/** Where even the dialog cannot be loaded, the login page is what is left. */
class FallBackToPage extends Component<{ children: ReactNode }, { failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    goToSignIn();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** Shows the sign-in over the page while a call waits for it. */
export const SignInAgainHost = (): ReactElement | null =>
  useIsAsked() ? (
    <FallBackToPage>
      <Suspense fallback={null}>
        <SignInAgainDialog />
      </Suspense>
    </FallBackToPage>
  ) : null;
