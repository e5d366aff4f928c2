import type { ReactElement } from 'react';
import { useMaySend } from 'shell/permissions';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import { isAdministrator, type Person, rolesSetPeople } from '#shared/contracts';
import { PersonDrawer } from '../form/person-drawer.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { PersonView } from '../person/person-view.tsx';
import type { Task } from '../person/task.ts';
import { ExportDialog } from './export-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

export interface TaskDialogProps {
  task: Task | undefined;
  ownUserId: string;
  /** Undefined ends the task. */
  onTask: (task: Task | undefined) => void;
}

/** The dialog of the open task. */
export function TaskDialog({ task, ownUserId, onTask }: TaskDialogProps): ReactElement | null {
  const t = useTranslations<MessageId>();
  const maySetRoles = useMaySend()(rolesSetPeople);
  const close = () => onTask(undefined);
  const onSaved = (person: Person, password: string | undefined) => {
    if (password) return onTask({ kind: 'password', reason: 'created', person, password });
    notify(t('people.done.updated', { name: person.realName }), { tone: 'success' });
    close();
  };
  switch (task?.kind) {
    case 'create':
      return <PersonDrawer person={undefined} isSelf={false} onSaved={onSaved} onClose={close} />;
    case 'view':
      return <PersonView person={task.person} ownUserId={ownUserId} onClose={close} />;
    case 'edit': {
      const isSelf = task.person.userId === ownUserId;
      return <PersonDrawer person={task.person} isSelf={isSelf} onSaved={onSaved} onClose={close} />;
    }
    case 'roles':
      return <RolesDialog person={task.person} onClose={close} />;
    case 'disable':
    case 'enable':
      return <StatusDialog person={task.person} kind={task.kind} onClose={close} />;
    case 'reset':
      return (
        <ResetDialog
          person={task.person}
          onReset={(person, password) => onTask({ kind: 'password', reason: 'reset', person, password })}
          onClose={close}
        />
      );
    case 'export':
      return <ExportDialog person={task.person} onClose={close} />;
    case 'password': {
      // A new administrator holds nothing until somebody gives her a role.
      const isWithoutRole = task.reason === 'created' && isAdministrator(task.person);
      const person = { ...task.person, holdsMore: false };
      const next: Task | undefined = isWithoutRole && maySetRoles ? { kind: 'roles', person } : undefined;
      return <PasswordDialog {...task} onClose={() => onTask(next)} />;
    }
    default:
      return null;
  }
}
