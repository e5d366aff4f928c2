import { type ReactElement, Suspense } from 'react';
import { ErrorBoundary, lazy } from '../../kit/error-boundary/index.ts';
import { isSwitchOpen } from './is-open.ts';

const AccountSwitchDialog = lazy(async () => ({ default: (await import('./views.ts')).AccountSwitchDialog }));

/** Shows the dialog over the page once its button was pressed. */
export function AccountSwitchHost(): ReactElement | null {
  return isSwitchOpen.use() ? (
    <ErrorBoundary onCatch={() => isSwitchOpen.set(false)}>
      <Suspense fallback={null}>
        <AccountSwitchDialog />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
