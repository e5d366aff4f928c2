import type { ReactElement } from 'react';
import { SecretDialog } from 'shell/kit';
import type { Person } from '#shared/contracts';
import { useSay } from '../state/use-say.ts';

export interface PasswordDialogProps {
  person: Person;
  password: string;
  reason: 'created' | 'reset';
  onClose: () => void;
}

/** Shows a first password, once. */
export const PasswordDialog = ({ person, password, reason, onClose }: PasswordDialogProps): ReactElement => {
  const say = useSay();
  return (
    <SecretDialog
      title={say(`people.password.${reason}`, { name: person.realName })}
      warning={say('people.password.once')}
      owner={{ label: say('people.password.loginName'), value: person.loginName }}
      secret={{ label: say('people.password.password'), value: password }}
      words={{
        copy: say('people.password.copy'),
        copied: say('people.password.copied'),
        copyFailed: say('people.password.copyFailed'),
        done: say('people.password.done'),
      }}
      onClose={onClose}
    />
  );
};
