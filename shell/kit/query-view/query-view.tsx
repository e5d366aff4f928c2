import type { UseQueryResult } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDelayed } from '#shared/timing';
import { getLanguage, IntlExtension } from '../../language/index.ts';
import { isRequestError } from '../../request/index.ts';
import { Box, Button, EmptyState, Skeleton, Stack, Text, VisuallyHidden } from '../../ui/index.ts';
import en from './messages/en.json';
import zhCN from './messages/zh-CN.json';

const skeletonAfterMs = 200;

const Loading = (): ReactElement => {
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
};

interface FailureProps {
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}

const Failure = ({ error, isBusy, onRetry }: FailureProps): ReactElement => {
  const { formatMessage } = useIntl();
  const failure = isRequestError(error) ? error : undefined;
  return (
    <Box role="alert">
      <EmptyState
        icon={<CloudOff size={40} strokeWidth={1.25} aria-hidden />}
        title={formatMessage({ id: 'query.state.failed' })}
        text={navigator.onLine ? failure?.message : formatMessage({ id: 'query.state.offline' })}
      >
        <Button minHeight={{ base: '11', md: '10' }} loading={isBusy} onClick={onRetry}>
          {formatMessage({ id: 'query.state.retry' })}
        </Button>
        {failure?.requestId ? (
          <Text fontSize="xs" overflowWrap="anywhere">
            {formatMessage({ id: 'query.state.requestId' }, { id: failure.requestId })}
          </Text>
        ) : null}
      </EmptyState>
    </Box>
  );
};

export interface QueryViewProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** What a query has to show, or that it is on its way, or why not and a way to try again. */
export const QueryView = <Data,>({ query, children }: QueryViewProps<Data>): ReactElement => {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  return (
    <IntlExtension messages={getLanguage() === 'en' ? en : zhCN}>
      {query.error ? (
        <Failure error={query.error} isBusy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <Loading />
      )}
    </IntlExtension>
  );
};
