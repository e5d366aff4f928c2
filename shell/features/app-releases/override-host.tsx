import { type ReactElement, Suspense } from 'react';
import { useRegistry } from '../../core/registry/index.ts';
import { ErrorBoundary, lazy } from '../../kit/error-boundary/index.ts';

const OverrideBadge = lazy(() => import(/* webpackChunkName: "notices" */ './override-badge.tsx'));

/** Names the app that this session has from a server of development, and ends that. */
export function OverrideHost(): ReactElement | null {
  const entry = useRegistry().find(({ release }) => release?.channel === 'override');
  return entry ? (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <OverrideBadge entry={entry} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
