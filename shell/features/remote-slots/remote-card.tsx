import { type ComponentType, type ReactElement, Suspense, useEffect, useState } from 'react';
import type { RegistryEntry, RemoteApp } from '#shared/contracts';
import { whenIdle } from '../../core/idle/index.ts';
import { IntlExtension } from '../../core/language/index.ts';
import { prepareRemote, useIsOverdue, useRemoteState } from '../../core/registry/index.ts';
import { ErrorBoundary } from '../../kit/error-boundary/index.ts';
import { LateFailure } from '../../kit/late/index.ts';
import { Skeleton } from '../../kit/ui/index.ts';

interface RemoteCardProps {
  entry: RegistryEntry;
  /** Which part of the app it is. */
  findCard: (app: RemoteApp) => ComponentType | undefined;
}

/** Brings the code of a remote once the page is idle, within the time limits of every remote, and shows its card. */
export function RemoteCard({ entry, findCard }: RemoteCardProps): ReactElement {
  const state = useRemoteState(entry.name);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => whenIdle(() => void prepareRemote(entry)), [entry]);
  if (state.status === 'failed') return <LateFailure onRetry={() => void prepareRemote(entry)} />;
  if (state.status !== 'ready') return <Skeleton height="12" />;
  const Card = findCard(state.app) ?? MissingCard;
  return (
    <ErrorBoundary key={attempt} fallback={(_, retry) => <LateFailure onRetry={retry} />}>
      <IntlExtension messages={state.messages}>
        <Suspense fallback={<WaitingCard onRetry={() => setAttempt((count) => count + 1)} />}>
          <Card />
        </Suspense>
      </IntlExtension>
    </ErrorBoundary>
  );
}

/** Stands where a card waits for its data. */
function WaitingCard({ onRetry }: { onRetry: () => void }): ReactElement {
  return useIsOverdue() ? <LateFailure onRetry={onRetry} /> : <Skeleton height="12" />;
}

function MissingCard(): never {
  throw new Error('the manifest names a card, and the app exports none');
}
