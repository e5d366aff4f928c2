import { type ReactElement, Suspense, useEffect } from 'react';
import type { RegistryEntry } from '#shared/contracts';
import { whenIdle } from '../../core/idle/index.ts';
import { IntlExtension } from '../../core/language/index.ts';
import { prepareRemote, useRemoteState } from '../../core/registry/index.ts';
import { ErrorBoundary } from '../../kit/error-boundary/index.ts';
import { LateFailure } from '../../kit/late/index.ts';
import { Skeleton } from '../../kit/ui/index.ts';

/** Brings the code of a remote once the page is idle, within the time limits of every remote, and shows its card. */
export function RemoteCard({ entry }: { entry: RegistryEntry }): ReactElement {
  const state = useRemoteState(entry.name);
  useEffect(() => whenIdle(() => void prepareRemote(entry)), [entry]);
  if (state.status === 'failed') return <LateFailure onRetry={() => void prepareRemote(entry)} />;
  if (state.status !== 'ready') return <Skeleton height="12" />;
  const { Card = MissingCard } = state.app;
  return (
    <ErrorBoundary fallback={(_, retry) => <LateFailure onRetry={retry} />}>
      <IntlExtension messages={state.messages}>
        <Suspense fallback={<Skeleton height="12" />}>
          <Card />
        </Suspense>
      </IntlExtension>
    </ErrorBoundary>
  );
}

function MissingCard(): never {
  throw new Error('the manifest names a card, and the app exports none');
}
