import { Download, Ellipsis, KeyRound, Pencil, ShieldCheck, UserCheck, UserX } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu } from 'shell/kit';
import { useMaySend } from 'shell/permissions';
import { useTranslations } from 'shell/session';
import { IconButton } from 'shell/ui';
import type { KeptPerson } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { actionsFor, type Task } from '../person/task.ts';
import { rowMark } from './row-focus.ts';

export interface PersonMenuProps {
  person: KeptPerson;
  ownUserId: string;
  onTask: (task: Task) => void;
}

const icons = {
  edit: Pencil,
  roles: ShieldCheck,
  reset: KeyRound,
  export: Download,
  disable: UserX,
  enable: UserCheck,
};

/** The menu of a person; a user who can do nothing with her has none. */
export function PersonMenu({ person, ownUserId, onTask }: PersonMenuProps): ReactElement | null {
  const t = useTranslations<MessageId>();
  const actions = actionsFor(person, ownUserId, useMaySend());
  if (actions.length === 0) return null;
  return (
    <Menu
      trigger={
        <IconButton
          {...rowMark(person.userId)}
          variant="ghost"
          minHeight={{ base: '11', md: '9' }}
          minWidth={{ base: '11', md: '9' }}
          aria-label={t('people.list.actions', { name: person.realName })}
        >
          <Ellipsis size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      }
      items={actions.map((kind) => {
        const Icon = icons[kind];
        return {
          value: kind,
          label: t(`people.action.${kind}`),
          icon: <Icon size={18} strokeWidth={1.75} aria-hidden />,
          destructive: kind === 'disable',
          onSelect: () => onTask({ kind, person }),
        };
      })}
    />
  );
}
