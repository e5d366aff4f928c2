import { type ReactElement, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { RegistryEntry } from '#shared/contracts';
import { getBootData } from '../boot/index.ts';
import { getLanguage } from '../language/index.ts';
import { homePath, navigate } from '../navigation/index.ts';
import { findEntryByPath, reloadWhereOutdated } from '../registry/index.ts';
import { Button, HStack, PageError } from '../ui/index.ts';
import { confirmLeaving } from '../unsaved/index.ts';
import { PageSkeleton } from './page-skeleton.tsx';

interface RemoteFailureProps {
  entry: RegistryEntry;
  error: Error;
  /** Then a reload is offered: browsers keep files of a page that arrived broken until it is loaded anew. */
  hasRetried: boolean;
  onRetry: () => void;
}

/** The small print names no addresses: they say nothing to users and are long. */
const withoutAddresses = (text: string): string => text.replace(/:?\s*https?:\S+/g, '');

const reload = async (): Promise<void> => {
  if (await confirmLeaving()) location.reload();
};

/** Names the app that did not open and offers another attempt, unless a reload mends it by itself. */
export const RemoteFailure = ({ entry, error, hasRetried, onRetry }: RemoteFailureProps): ReactElement => {
  const { formatMessage } = useIntl();
  const [judged, setJudged] = useState<Error>();
  useEffect(() => {
    void reloadWhereOutdated(error).then((isReloading) => {
      if (!isReloading) setJudged(error);
    });
  }, [error]);
  const { build, requestId } = getBootData();
  const isHome = entry.name === findEntryByPath(homePath())?.name;
  const name = entry.names[getLanguage()];
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
};
