import { Ellipsis, Pencil, Trash2, Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { IconButton } from 'shell/ui';
import { localName } from '#shared/names';
import { rowMark } from '../list/row-focus.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { ListedRole } from './role-queries.ts';

const kinds = ['edit', 'people', 'remove'] as const;

/** What is done with a role. */
export interface RoleTask {
  readonly kind: (typeof kinds)[number];
  readonly role: ListedRole;
}

const icons = { edit: Pencil, people: Users, remove: Trash2 };
const labels = {
  edit: 'administration.action.edit',
  people: 'administration.roles.setPeople',
  remove: 'administration.roles.remove',
} as const;

export interface RoleMenuProps {
  role: ListedRole;
  onTask: (task: RoleTask) => void;
}

/** The menu of a role. One of the portal's own has people alone, and nothing is taken from who holds more. */
export function RoleMenu({ role, onTask }: RoleMenuProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const name = localName(language, role.name, role.enName);
  return (
    <Menu
      trigger={
        <IconButton
          {...rowMark(role.roleId)}
          variant="ghost"
          minHeight={{ base: '11', md: '9' }}
          minWidth={{ base: '11', md: '9' }}
          aria-label={t('administration.classes.actions', { name })}
        >
          <Ellipsis size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      }
      items={kinds
        .filter((kind) => kind === 'people' || !role.isSystem)
        .filter((kind) => kind !== 'remove' || !role.holdsMore)
        .map((kind) => {
          const Icon = icons[kind];
          return {
            value: kind,
            label: t(labels[kind]),
            icon: <Icon size={18} strokeWidth={1.75} aria-hidden />,
            destructive: kind === 'remove',
            onSelect: () => onTask({ kind, role }),
          };
        })}
    />
  );
}
