import { CloudOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { isRequestError } from '../../core/request/index.ts';
import { Box, Button, EmptyState, Skeleton, Stack, Text, VisuallyHidden } from '../../kit/ui/index.ts';

/** Three rows on their way. */
export function ListSkeleton(): ReactElement {
  return (
    <Box aria-busy>
      <VisuallyHidden role="status">
        {useIntl().formatMessage({ id: 'message.state.loading' })}
      </VisuallyHidden>
      <Stack gap="3" paddingBlock="2" aria-hidden>
        <Skeleton height="12" />
        <Skeleton height="12" />
        <Skeleton height="12" />
      </Stack>
    </Box>
  );
}

interface ListFailureProps {
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}

/** The list could not be had: why, and a way to try again. */
export function ListFailure({ error, isBusy, onRetry }: ListFailureProps): ReactElement {
  const { formatMessage } = useIntl();
  const failure = isRequestError(error) ? error : undefined;
  return (
    <Box role="alert">
      <EmptyState
        icon={<CloudOff size={32} strokeWidth={1.25} aria-hidden />}
        title={formatMessage({ id: 'message.state.failed' })}
        text={navigator.onLine ? failure?.message : formatMessage({ id: 'message.state.offline' })}
      >
        <Button minHeight={{ base: '11', md: '10' }} loading={isBusy} onClick={onRetry}>
          {formatMessage({ id: 'message.state.retry' })}
        </Button>
        {failure?.requestId ? (
          <Text fontSize="xs" overflowWrap="anywhere">
            {formatMessage({ id: 'message.state.requestId' }, { id: failure.requestId })}
          </Text>
        ) : null}
      </EmptyState>
    </Box>
  );
}
