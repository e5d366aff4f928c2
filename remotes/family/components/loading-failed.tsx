import type { ReactElement } from 'react';
import { isRequestError } from 'shell/request';
import { Button, PageError } from 'shell/ui';
import { useSay } from '../state/use-say.ts';

export interface LoadingFailedProps {
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}

/** What happened, what to press, and the request id to quote. */
export const LoadingFailed = ({ error, isBusy, onRetry }: LoadingFailedProps): ReactElement => {
  const say = useSay();
  const failure = isRequestError(error) ? error : undefined;
  return (
    <PageError
      title={say('family.failed.title')}
      text={failure?.message}
      detail={failure?.requestId ? say('family.failed.request', { id: failure.requestId }) : undefined}
    >
      <Button loading={isBusy} onClick={onRetry}>
        {say('family.failed.retry')}
      </Button>
    </PageError>
  );
};
