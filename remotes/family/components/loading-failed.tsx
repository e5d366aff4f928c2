import type { ReactElement } from 'react';
import { isRequestError } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Button, PageError } from 'shell/ui';
import type { MessageId } from '../state/message-id.ts';

export interface LoadingFailedProps {
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}

/** What happened, what to press, and the request id to quote. */
export const LoadingFailed = ({ error, isBusy, onRetry }: LoadingFailedProps): ReactElement => {
  const t = useTranslations<MessageId>();
  const failure = isRequestError(error) ? error : undefined;
  return (
    <PageError
      title={t('family.failed.title')}
      text={failure?.message}
      detail={failure?.requestId ? t('family.failed.request', { id: failure.requestId }) : undefined}
    >
      <Button loading={isBusy} onClick={onRetry}>
        {t('family.failed.retry')}
      </Button>
    </PageError>
  );
};
