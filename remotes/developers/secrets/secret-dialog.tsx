import type { ReactElement } from 'react';
import { SecretDialog as Dialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { MessageId } from '../messages/message-id.ts';

export interface SecretDialogProps {
  title: string;
  clientId: string;
  secret: string;
  onClose: () => void;
}

/** Shows the secret of an app, once. */
export function SecretDialog({ title, clientId, secret, onClose }: SecretDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Dialog
      title={title}
      warning={t('developers.secret.once')}
      owner={{ label: t('developers.secret.clientId'), value: clientId }}
      secret={{ label: t('developers.secret.secret'), value: secret }}
      words={{
        copy: t('developers.secret.copy'),
        copied: t('developers.secret.copied'),
        copyFailed: t('developers.secret.copyFailed'),
        done: t('developers.secret.done'),
      }}
      onClose={onClose}
    />
  );
}
