import type { ReactElement } from 'react';
import { SecretDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { Person } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

export interface PasswordDialogProps {
  person: Person;
  password: string;
  reason: 'created' | 'reset';
  onClose: () => void;
}

/** Shows a first password, once. */
export function PasswordDialog({ person, password, reason, onClose }: PasswordDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <SecretDialog
      title={t(`people.password.${reason}`, { name: person.realName })}
      warning={t('people.password.once')}
      owner={{ label: t('people.password.loginName'), value: person.loginName }}
      secret={{ label: t('people.password.password'), value: password }}
      words={{
        copy: t('people.password.copy'),
        copied: t('people.password.copied'),
        copyFailed: t('people.password.copyFailed'),
        done: t('people.password.done'),
      }}
      onClose={onClose}
    />
  );
}
