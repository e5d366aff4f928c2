import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { isRequestError } from '../../request/index.ts';
import { Button, Text } from '../../ui/index.ts';
import { QueryWords } from './query-words.tsx';

export interface LoadRetryProps {
  error: Error;
  /** A new try is running. Default false. */
  isBusy?: boolean | undefined;
  /** Names the reason too, where nothing else does. Default false. */
  namesReason?: boolean | undefined;
  onRetry: () => void;
}

const Content = ({ error, isBusy = false, namesReason = false, onRetry }: LoadRetryProps): ReactElement => {
  const { formatMessage } = useIntl();
  const { message = undefined, requestId = undefined } = isRequestError(error) ? error : {};
  const quoted = [
    namesReason ? message : undefined,
    requestId && formatMessage({ id: 'query.state.requestId' }, { id: requestId }),
  ].filter(Boolean);
  return (
    <>
      <Button minHeight={{ base: '11', md: '10' }} loading={isBusy} onClick={onRetry}>
        {formatMessage({ id: 'query.state.retry' })}
      </Button>
      {quoted.length > 0 ? (
        <Text fontSize="xs" overflowWrap="anywhere">
          {quoted.join(' · ')}
        </Text>
      ) : null}
    </>
  );
};

/** The button that tries again, and in small print what to quote. */
export const LoadRetry = (props: LoadRetryProps): ReactElement => (
  <QueryWords>
    <Content {...props} />
  </QueryWords>
);
