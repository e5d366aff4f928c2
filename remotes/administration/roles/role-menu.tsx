import { Ellipsis, Pencil, Trash2, Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { IconButton } from 'shell/ui';
import type { Role } from '#shared/contracts';
import { localName } from '#shared/names';
import { rowMark } from '../list/row-focus.ts';
import type { MessageId } from '../messages/message-id.ts';

const kinds = ['edit', 'people', 'remove'] as const;

/** What is done with a role. */
export interface RoleTask {
  readonly kind: (typeof kinds)[number];
  readonly role: Role;
}

const icons = { edit: Pencil, people: Users, remove: Trash2 };
const labels = {
  edit: 'administration.action.edit',
  people: 'administration.roles.setPeople',
  remove: 'administration.roles.remove',
} as const;

/** What can be done with a role. */
export function RoleMenu({ role, onTask }: { role: Role; onTask: (task: RoleTask) => void }): ReactElement {
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
