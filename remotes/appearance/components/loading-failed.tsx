import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { isRequestError } from 'shell/request';
import { Button, PageError } from 'shell/ui';

/** What happened, what to press, and the request id to quote. */
export const LoadingFailed = ({ error, onRetry }: { error: Error; onRetry: () => void }): ReactElement => {
  const intl = useIntl();
  const requestId = isRequestError(error) ? error.requestId : undefined;
  return (
    <PageError
      title={intl.formatMessage({ id: 'appearance.failed.title' })}
      text={isRequestError(error) ? error.message : undefined}
      detail={
        requestId ? intl.formatMessage({ id: 'appearance.failed.request' }, { id: requestId }) : undefined
      }
    >
      <Button onClick={onRetry}>{intl.formatMessage({ id: 'appearance.failed.retry' })}</Button>
    </PageError>
  );
};
