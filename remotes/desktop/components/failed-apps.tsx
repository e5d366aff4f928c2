import { CloudOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { isRequestError } from 'shell/request';
import { Button, Text } from 'shell/ui';
import { useSay } from '../state/use-say.ts';
import { MessagePanel } from './message-panel.tsx';

export interface FailedAppsProps {
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}

/** The apps could not be had: what happened, what is safe, what to press. */
export const FailedApps = ({ error, isBusy, onRetry }: FailedAppsProps): ReactElement => {
  const say = useSay();
  const requestId = isRequestError(error) ? error.requestId : undefined;
  const reason = isRequestError(error) && error.message ? `${error.message} ` : '';
  return (
    <MessagePanel
      role="alert"
      icon={<CloudOff size={40} strokeWidth={1.25} aria-hidden />}
      title={say('desktop.error.title')}
      text={`${reason}${say('desktop.error.hint')}`}
    >
      <Button size={{ base: 'lg', md: 'md' }} loading={isBusy} onClick={onRetry}>
        {say('desktop.error.retry')}
      </Button>
      {requestId ? (
        <Text fontSize="xs" overflowWrap="anywhere">
          {say('desktop.error.requestId', { id: requestId })}
        </Text>
      ) : null}
    </MessagePanel>
  );
};
