import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { Dialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import type { ClassDetails } from '#shared/contracts';
import { nameOf } from '../class/class-name.ts';
import { classDetailsQuery } from '../class/class-queries.ts';
import { ClassDialog } from '../form/class-dialog.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { TeachersDialog } from '../teachers/teachers-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';
import type { Task } from './task.ts';

export interface TaskDialogProps {
  unitId: string;
  task: Task | undefined;
  onClose: () => void;
}

/** The dialog of what the administrator is about to do. */
export function TaskDialog({ unitId, task, onClose }: TaskDialogProps): ReactElement | null {
  const t = useTranslations<MessageId>();
  const onSaved = (saved: ClassDetails): void => {
    const done = task?.kind === 'create' ? 'create' : task?.kind === 'teachers' ? 'teachers' : 'edit';
    notify(t(`administration.done.${done}`, { name: nameOf(saved) }), { tone: 'success' });
    onClose();
  };
  switch (task?.kind) {
    case 'create':
      return <ClassDialog unitId={unitId} one={undefined} onSaved={onSaved} onClose={onClose} />;
    case 'edit':
      return <ClassDialog unitId={unitId} one={task.one} onSaved={onSaved} onClose={onClose} />;
    case 'teachers':
      return (
        <LoadedTeachers unitId={unitId} classId={task.one.classId} onSaved={onSaved} onClose={onClose} />
      );
    case 'close':
    case 'reopen':
      return <StatusDialog unitId={unitId} one={task.one} kind={task.kind} onClose={onClose} />;
    default:
      return null;
  }
}

interface LoadedTeachersProps {
  unitId: string;
  classId: string;
  onSaved: (saved: ClassDetails) => void;
  onClose: () => void;
}

/** The dialog opens with its first answer: the list knows the head teachers alone. */
function LoadedTeachers({ unitId, classId, ...rest }: LoadedTeachersProps): ReactElement | null {
  const t = useTranslations<MessageId>();
  const query = useQuery(classDetailsQuery(unitId, classId));
  if (query.data) return <TeachersDialog unitId={unitId} one={query.data} {...rest} />;
  if (!query.error) return null;
  return (
    <Dialog open title={t('administration.teachers.failed')} onClose={rest.onClose}>
      <QueryView query={query}>{() => null}</QueryView>
    </Dialog>
  );
}
