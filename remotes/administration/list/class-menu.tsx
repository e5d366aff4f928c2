import { Archive, ArchiveRestore, Ellipsis, GraduationCap, Pencil } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { IconButton } from 'shell/ui';
import type { ListedClass } from '#shared/contracts';
import { nameOf } from '../class/class-name.ts';
import type { MessageId } from '../messages/message-id.ts';
import { actionsFor, type Task } from '../tasks/task.ts';
import { rowMark } from './row-focus.ts';

export interface ClassMenuProps {
  one: ListedClass;
  onTask: (task: Task) => void;
}

const icons = { edit: Pencil, teachers: GraduationCap, close: Archive, reopen: ArchiveRestore };

/** What can be done with a class. */
export function ClassMenu({ one, onTask }: ClassMenuProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Menu
      trigger={
        <IconButton
          {...rowMark(one.classId)}
          variant="ghost"
          minHeight={{ base: '11', md: '9' }}
          minWidth={{ base: '11', md: '9' }}
          aria-label={t('administration.classes.actions', { name: nameOf(one) })}
        >
          <Ellipsis size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      }
      items={actionsFor(one).map((kind) => {
        const Icon = icons[kind];
        return {
          value: kind,
          label: t(`administration.action.${kind}`),
          icon: <Icon size={18} strokeWidth={1.75} aria-hidden />,
          destructive: kind === 'close',
          onSelect: () => onTask({ kind, one }),
        };
      })}
    />
  );
}
