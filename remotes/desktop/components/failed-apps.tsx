import { CloudOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { isRequestError } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Button, Text } from 'shell/ui';
import type { MessageId } from '../state/message-id.ts';
import { MessagePanel } from './message-panel.tsx';

export interface FailedAppsProps {
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}

/** The apps could not be had: what happened, what is safe, what to press. */
export const FailedApps = ({ error, isBusy, onRetry }: FailedAppsProps): ReactElement => {
  const t = useTranslations<MessageId>();
  const failure = isRequestError(error) ? error : undefined;
  return (
    <MessagePanel
      role="alert"
      icon={<CloudOff size={40} strokeWidth={1.25} aria-hidden />}
      title={t('desktop.error.title')}
      text={t('desktop.error.hint')}
    >
      <Button size={{ base: 'lg', md: 'md' }} loading={isBusy} onClick={onRetry}>
        {t('desktop.error.retry')}
      </Button>
      <Text fontSize="xs" overflowWrap="anywhere">
        {failure?.message}
        {failure?.requestId ? ` · ${t('desktop.error.requestId', { id: failure.requestId })}` : ''}
      </Text>
    </MessagePanel>
  );
};
