import { CloudOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { isRequestError } from '../../core/request/index.ts';
import { Box, EmptyState, PageError } from '../ui/index.ts';
import { LoadRetry } from './load-retry.tsx';
import { QueryWords } from './query-words.tsx';

export interface LoadFailureProps {
  error: Error;
  /** A new try is running. Default false. */
  isBusy?: boolean | undefined;
  onRetry: () => void;
  /** What could not be loaded. Default: a sentence that fits everything. */
  title?: string | undefined;
  /** What is safe, and what to do. Default: the reason. Without a network, that is said instead. */
  text?: string | undefined;
  /** The whole page is missing, and with it its heading. Default false. */
  isPage?: boolean | undefined;
}

/** What could not be loaded: what happened, what to press, what to quote. */
export function LoadFailure(props: LoadFailureProps): ReactElement {
  return (
    <QueryWords>
      <Content {...props} />
    </QueryWords>
  );
}

function Content({ error, isBusy, onRetry, title, text, isPage = false }: LoadFailureProps): ReactElement {
  const { formatMessage } = useIntl();
  const reason = isRequestError(error) ? error.message : undefined;
  const words = {
    title: title ?? formatMessage({ id: 'query.state.failed' }),
    text: navigator.onLine ? (text ?? reason) : formatMessage({ id: 'query.state.offline' }),
  };
  const retry = (
    <LoadRetry error={error} isBusy={isBusy} namesReason={words.text !== reason} onRetry={onRetry} />
  );
  return isPage ? (
    <PageError {...words}>{retry}</PageError>
  ) : (
    <Box role="alert">
      <EmptyState icon={<CloudOff size={40} strokeWidth={1.25} aria-hidden />} {...words}>
        {retry}
      </EmptyState>
    </Box>
  );
}
