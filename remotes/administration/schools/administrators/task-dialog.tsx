import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import type { KeptPerson, Person } from '#shared/contracts';
import type { MessageId } from '../../messages/message-id.ts';
import { FirstPasswordDialog } from '../first-password-dialog.tsx';
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
  const t = useTranslations<MessageId>();
  const close = () => onTask(undefined);
  if (task === undefined) return null;
  if (task.kind === 'password') {
    const { person, password } = task;
    const title = t('administration.administrators.resetDone', { name: person.realName });
    const shown = { title, loginName: person.loginName, password };
    return <FirstPasswordDialog {...shown} onClose={close} />;
  }
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
