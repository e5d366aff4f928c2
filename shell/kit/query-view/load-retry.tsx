import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { isRequestError } from '../../core/request/index.ts';
import { Button, Text } from '../ui/index.ts';
import { QueryWords } from './query-words.tsx';

export interface LoadRetryProps {
  error: Error;
  /** A new try is running. Default false. */
  isBusy?: boolean | undefined;
  /** Names the reason too, where nothing else does. Default false. */
  namesReason?: boolean | undefined;
  /** At the end of a notice, where what was loaded before still stands below. Default false. */
  isSmall?: boolean | undefined;
  onRetry: () => void;
}

const usual = { minHeight: { base: '11', md: '10' } } as const;
const small = { variant: 'outline', size: 'sm' } as const;

/** The button that tries again, and in small print what to quote. */
export function LoadRetry(props: LoadRetryProps): ReactElement {
  return (
    <QueryWords>
      <Content {...props} />
    </QueryWords>
  );
}

function Content(props: LoadRetryProps): ReactElement {
  const { error, isBusy = false, namesReason = false, isSmall = false, onRetry } = props;
  const { formatMessage } = useIntl();
  const { message = undefined, requestId = undefined } = isRequestError(error) ? error : {};
  const quoted = [
    namesReason ? message : undefined,
    requestId && formatMessage({ id: 'query.state.requestId' }, { id: requestId }),
  ].filter(Boolean);
  return (
    <>
      <Button {...(isSmall ? small : usual)} loading={isBusy} onClick={onRetry}>
        {formatMessage({ id: 'query.state.retry' })}
      </Button>
      {quoted.length > 0 ? (
        <Text fontSize="xs" overflowWrap="anywhere">
          {quoted.join(' · ')}
        </Text>
      ) : null}
    </>
  );
}
