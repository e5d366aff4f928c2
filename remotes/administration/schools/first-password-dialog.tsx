import type { ReactElement } from 'react';
import { SecretDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { MessageId } from '../messages/message-id.ts';

export interface FirstPasswordDialogProps {
  title: string;
  loginName: string;
  password: string;
  onClose: () => void;
}

/** Shows the first password of an administrator, once. */
export function FirstPasswordDialog({
  title,
  loginName,
  password,
  onClose,
}: FirstPasswordDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <SecretDialog
      title={title}
      warning={t('administration.schools.passwordOnce')}
      owner={{ label: t('administration.schools.loginName'), value: loginName }}
      secret={{ label: t('administration.schools.password'), value: password }}
      words={{
        copy: t('administration.schools.copy'),
        copied: t('administration.schools.copied'),
        copyFailed: t('administration.schools.copyFailed'),
        done: t('administration.schools.done'),
      }}
      onClose={onClose}
    />
  );
}
