import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { LoadRetry } from 'shell/kit';
import { Skeleton, Stack } from 'shell/ui';

interface TodayViewProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** What a card has to show, or grey lines, or a way to try again. It is too small for more words. */
export function TodayView<Data>({ query, children }: TodayViewProps<Data>): ReactElement {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.error)
    return <LoadRetry error={query.error} isBusy={query.isFetching} onRetry={() => void query.refetch()} />;
  return (
    <Stack gap="2" aria-busy aria-hidden>
      <Skeleton height="5" />
      <Skeleton height="5" />
      <Skeleton height="5" />
    </Stack>
  );
}
