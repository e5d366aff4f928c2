import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDelayed } from '#shared/timing';
import { Box, Skeleton, Stack, VisuallyHidden } from '../ui/index.ts';
import { LoadFailure } from './load-failure.tsx';
import { QueryWords } from './query-words.tsx';

const skeletonAfterMs = 200;

export interface QueryViewProps<Data> {
  /** Of one answer, or of a list that grows. */
  query: Pick<UseQueryResult<Data>, 'error' | 'isFetching'> & {
    data: Data | undefined;
    refetch: () => Promise<unknown>;
  };
  children: (data: Data) => ReactNode;
}

/** What a query has to show, or that it is on its way, or why not and a way to try again. */
export function QueryView<Data>({ query, children }: QueryViewProps<Data>): ReactElement {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  return query.error ? (
    <LoadFailure error={query.error} isBusy={query.isFetching} onRetry={() => void query.refetch()} />
  ) : (
    <QueryWords>
      <Loading />
    </QueryWords>
  );
}

function Loading(): ReactElement {
  const { formatMessage } = useIntl();
  const isShown = useDelayed(true, skeletonAfterMs);
  return (
    <Box aria-busy visibility={isShown ? 'visible' : 'hidden'}>
      <VisuallyHidden role="status">
        {isShown ? formatMessage({ id: 'query.state.loading' }) : ''}
      </VisuallyHidden>
      <Stack gap="3" padding="4" aria-hidden>
        <Skeleton height="14" />
        <Skeleton height="14" />
        <Skeleton height="14" />
      </Stack>
    </Box>
  );
}
