import { type ReactElement, Suspense } from 'react';
import { getBootData } from '../../core/boot/index.ts';
import { ErrorBoundary, lazy } from '../../kit/error-boundary/index.ts';

const OpenButton = lazy(async () => ({ default: (await import('./views.ts')).OpenButton }));

/** In the user's panel of a development portal, and nowhere else (B23). */
export function AccountSwitchButton(): ReactElement | null {
  return getBootData().homeRules.isDevelopment ? (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <OpenButton />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
