import { CloudOff } from 'lucide-react';
import type { ReactElement, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Button, EmptyState } from '../ui/index.ts';

export interface LateFailureProps {
  onRetry: () => void;
  /** Adds a button that closes. Default none. */
  onClose?: (() => void) | undefined;
  /** The button that tries again. */
  retryRef?: RefObject<HTMLButtonElement | null> | undefined;
}

const comfortable = { minHeight: { base: '11', md: '10' } } as const;

/** Says that code could not be fetched, and offers another try. */
export function LateFailure({ onRetry, onClose, retryRef }: LateFailureProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff size={40} strokeWidth={1.25} aria-hidden />}
        title={formatMessage({ id: 'header.late.failed' })}
        text={formatMessage({ id: navigator.onLine ? 'header.late.text' : 'header.late.offline' })}
      >
        <Button ref={retryRef} {...comfortable} onClick={onRetry}>
          {formatMessage({ id: 'header.late.retry' })}
        </Button>
        {onClose ? (
          <Button variant="ghost" {...comfortable} onClick={onClose}>
            {formatMessage({ id: 'header.late.close' })}
          </Button>
        ) : null}
      </EmptyState>
    </div>
  );
}
