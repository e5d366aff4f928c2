import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { LoadRetry } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Alert } from 'shell/ui';
import type { IconGroup, UnreadCount } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { AppGroups } from './app-groups.tsx';
import { FailedApps } from './failed-apps.tsx';
import { GroupsSkeleton } from './groups-skeleton.tsx';
import { NoApps } from './no-apps.tsx';

export interface AppAreaProps {
  icons: UseQueryResult<IconGroup[]>;
  /** As they stand on the page. */
  groups: readonly IconGroup[];
  counts: readonly UnreadCount[] | undefined;
}

/** The apps in whatever state they are: on their way, failed, none, there. */
export function AppArea({ icons, groups, counts }: AppAreaProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { data, error, isFetching } = icons;
  const reload = () => void icons.refetch();
  if (!data) {
    return error ? <FailedApps error={error} isBusy={isFetching} onRetry={reload} /> : <GroupsSkeleton />;
  }
  if (data.length === 0) return <NoApps isBusy={isFetching} onReload={reload} />;
  return (
    <>
      {error ? (
        <Alert
          tone="warning"
          actions={<LoadRetry isSmall error={error} isBusy={isFetching} onRetry={reload} />}
        >
          {t('desktop.error.stale')}
        </Alert>
      ) : null}
      <AppGroups groups={groups} counts={counts} />
    </>
  );
}
