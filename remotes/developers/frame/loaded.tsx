import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { BlockSkeleton } from './block-skeleton.tsx';
import { LoadFailure } from './load-failure.tsx';

export interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** The whole page is asked for. Default false. */
  isPage?: boolean;
  children: (data: Data) => ReactElement;
}

/** What was asked for, or that it is on its way, or why it did not come. */
export function Loaded<Data>({ query, isPage, children }: LoadedProps<Data>): ReactElement {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) {
    return <LoadFailure error={error} isBusy={isFetching} isPage={isPage} onRetry={() => void refetch()} />;
  }
  return <BlockSkeleton />;
}
