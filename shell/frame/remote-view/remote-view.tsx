import { type ReactElement, Suspense, useEffect, useState } from 'react';
import type { PageVariant, RegistryEntry } from '#shared/contracts';
import { IntlExtension } from '../../core/language/index.ts';
import { preloadOthers, prepareRemote, useRemoteState } from '../../core/registry/index.ts';
import { ErrorBoundary } from '../../kit/error-boundary/index.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { RemoteFailure } from './remote-failure.tsx';
import { WaitingPage } from './waiting-page.tsx';

export interface RemoteViewShellProps {
  entry: RegistryEntry;
  path: string;
  variant: PageVariant | 'all' | undefined;
}

/** Shows the app of a remote. Whatever goes wrong inside stays inside, with a way to try again. */
export function RemoteView({ entry, path, variant }: RemoteViewShellProps): ReactElement {
  const state = useRemoteState(entry.name);
  const [hasRetried, setRetried] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const failureOf = (error: Error, onRetry: () => void): ReactElement => (
    <RemoteFailure
      entry={entry}
      error={error}
      hasRetried={hasRetried}
      onRetry={() => {
        setRetried(true);
        onRetry();
      }}
    />
  );
  const isReady = state.status === 'ready';
  useEffect(() => {
    void prepareRemote(entry);
  }, [entry]);
  useEffect(() => {
    if (isReady) preloadOthers();
  }, [isReady]);
  if (state.status === 'failed') {
    return failureOf(state.error, () => void prepareRemote(entry));
  }
  if (state.status !== 'ready') return <PageSkeleton />;
  return (
    <ErrorBoundary key={`${entry.name} ${attempt}`} fallback={failureOf}>
      <IntlExtension messages={state.messages}>
        <Suspense
          fallback={
            <WaitingPage failureOf={(error) => failureOf(error, () => setAttempt((count) => count + 1))} />
          }
        >
          <state.app.View path={path} variant={variant} />
        </Suspense>
      </IntlExtension>
    </ErrorBoundary>
  );
}
