import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, Ref } from 'react';
import { Alert, Button } from 'shell/ui';
import type { IconGroup, UnreadCount } from '#shared/contracts';
import { useSay } from '../state/use-say.ts';
import { AppGroups } from './app-groups.tsx';
import { FailedApps } from './failed-apps.tsx';
import { GroupsSkeleton } from './groups-skeleton.tsx';
import { NoApps } from './no-apps.tsx';
import { NoResults } from './no-results.tsx';

export interface AppAreaProps {
  ref: Ref<HTMLDivElement>;
  icons: UseQueryResult<IconGroup[]>;
  /** The groups with what was searched for. */
  found: readonly IconGroup[];
  counts: readonly UnreadCount[] | undefined;
  query: string;
  onClearQuery: () => void;
}

/** The apps in whatever state they are: on their way, failed, none, none found, there. */
export const AppArea = ({ ref, icons, found, counts, query, onClearQuery }: AppAreaProps): ReactElement => {
  const say = useSay();
  const { data, error, isFetching } = icons;
  const reload = () => void icons.refetch();
  if (!data) {
    return error ? <FailedApps error={error} isBusy={isFetching} onRetry={reload} /> : <GroupsSkeleton />;
  }
  if (data.length === 0) return <NoApps isBusy={isFetching} onReload={reload} />;
  if (found.length === 0) return <NoResults query={query.trim()} onClear={onClearQuery} />;
  return (
    <>
      {error ? (
        <Alert
          tone="warning"
          actions={
            <Button variant="outline" size="sm" loading={isFetching} onClick={reload}>
              {say('desktop.error.retry')}
            </Button>
          }
        >
          {say('desktop.error.stale')}
        </Alert>
      ) : null}
      <AppGroups ref={ref} groups={found} counts={counts} />
    </>
  );
};
