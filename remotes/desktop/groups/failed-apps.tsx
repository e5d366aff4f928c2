import { CloudOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { LoadRetry, type LoadRetryProps } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { MessageId } from '../messages/message-id.ts';
import { MessagePanel } from './message-panel.tsx';

/** The apps could not be loaded: what happened, what is safe, what to press. */
export function FailedApps(props: Omit<LoadRetryProps, 'namesReason'>): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <MessagePanel
      role="alert"
      icon={<CloudOff size={40} strokeWidth={1.25} aria-hidden />}
      title={t('desktop.error.title')}
      text={t('desktop.error.hint')}
    >
      <LoadRetry namesReason {...props} />
    </MessagePanel>
  );
}
