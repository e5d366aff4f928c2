import { type ReactElement, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { RegistryEntry } from '#shared/contracts';
import { pick } from '#shared/language';
import { getBootData } from '../../core/boot/index.ts';
import { getLanguage } from '../../core/language/index.ts';
import { homePath, navigate } from '../../core/navigation/index.ts';
import { findEntryByPath, reloadWhereOutdated } from '../../core/registry/index.ts';
import { confirmLeaving } from '../../core/unsaved/index.ts';
import { Button, HStack, PageError } from '../../kit/ui/index.ts';
import { PageSkeleton } from './page-skeleton.tsx';

interface RemoteFailureProps {
  entry: RegistryEntry;
  error: Error;
  /** Then a reload is offered: browsers keep files of a page that arrived broken until it is loaded anew. */
  hasRetried: boolean;
  onRetry: () => void;
}

/** Names the app that did not open and offers another attempt, unless a reload mends it by itself. */
export function RemoteFailure({ entry, error, hasRetried, onRetry }: RemoteFailureProps): ReactElement {
  const { formatMessage } = useIntl();
  const [judged, setJudged] = useState<Error>();
  useEffect(() => {
    void reloadWhereOutdated(error).then((isReloading) => {
      if (!isReloading) setJudged(error);
    });
  }, [error]);
  const { build, requestId } = getBootData();
  const isHome = entry.name === findEntryByPath(homePath())?.name;
  const name = pick(entry.names, getLanguage());
  if (judged !== error) return <PageSkeleton />;
  return (
    <PageError
      title={formatMessage({ id: 'remote.failure.title' }, { name })}
      text={formatMessage({ id: hasRetried ? 'remote.failure.again' : 'remote.failure.text' })}
      detail={`${entry.name} · ${withoutAddresses(error.message)} · ${build} · ${requestId}`}
    >
      <HStack gap="3" wrap="wrap" justify="center">
        {hasRetried ? (
          <Button onClick={() => void reload()}>{formatMessage({ id: 'remote.failure.reload' })}</Button>
        ) : null}
        <Button variant={hasRetried ? 'outline' : 'solid'} onClick={onRetry}>
          {formatMessage({ id: 'remote.failure.retry' })}
        </Button>
        {isHome || !entry.audience.signedIn ? null : (
          <Button variant="outline" onClick={() => void navigate(homePath())}>
            {formatMessage({ id: 'remote.failure.desktop' })}
          </Button>
        )}
      </HStack>
    </PageError>
  );
}

async function reload(): Promise<void> {
  if (await confirmLeaving()) location.reload();
}

/** The small print names no addresses: they say nothing to users and are long. */
function withoutAddresses(text: string): string {
  return text.replace(/:?\s*https?:\S+/g, '');
}
