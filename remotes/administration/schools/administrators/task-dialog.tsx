import type { ReactElement } from 'react';
import { SecretDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { KeptPerson, Person } from '#shared/contracts';
import type { MessageId } from '../../messages/message-id.ts';
import { ResetDialog } from './reset-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

/** The thing that is about to be done for an administrator; each has a dialog of its own. */
export type AdministratorTask =
  | { readonly kind: 'reset' | 'status'; readonly person: KeptPerson }
  /** A first password to hand over. */
  | { readonly kind: 'password'; readonly person: Person; readonly password: string };

export interface TaskDialogProps {
  task: AdministratorTask | undefined;
  /** As the list shows them now: a conflict is tried again with these. */
  people: readonly KeptPerson[];
  /** Undefined ends the task. */
  onTask: (task: AdministratorTask | undefined) => void;
}

/** The dialog of the open task. */
export function TaskDialog({ task, people, onTask }: TaskDialogProps): ReactElement | null {
  const close = () => onTask(undefined);
  if (task === undefined) return null;
  if (task.kind === 'password') return <PasswordDialog {...task} onClose={close} />;
  const person = people.find(({ userId }) => userId === task.person.userId) ?? task.person;
  return task.kind === 'reset' ? (
    <ResetDialog
      person={person}
      onReset={(user, password) => onTask({ kind: 'password', person: user, password })}
      onClose={close}
    />
  ) : (
    <StatusDialog
      person={person}
      kind={task.person.userStatus === 'disabled' ? 'enable' : 'disable'}
      onClose={close}
    />
  );
}

type PasswordDialogProps = Extract<AdministratorTask, { kind: 'password' }> & { onClose: () => void };

/** Shows a first password, once. */
function PasswordDialog({ person, password, onClose }: PasswordDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <SecretDialog
      title={t('administration.administrators.resetDone', { name: person.realName })}
      warning={t('administration.schools.passwordOnce')}
      owner={{ label: t('administration.schools.loginName'), value: person.loginName }}
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
