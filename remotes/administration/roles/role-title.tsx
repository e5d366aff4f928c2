import type { ReactElement } from 'react';
import { NameButton } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { Badge, Flex, Text } from 'shell/ui';
import { localName } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';
import type { RoleTask } from './role-menu.tsx';
import type { ListedRole } from './role-queries.ts';

export interface RoleTitleProps {
  role: ListedRole;
  onTask: (task: RoleTask) => void;
}

/** The name of a role, which opens its form; that of the portal's own role is plain. */
export function RoleTitle({ role, onTask }: RoleTitleProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const name = localName(language, role.name, role.enName);
  if (role.isSystem)
    return (
      <Flex wrap="wrap" align="center" gap="2">
        <Text overflowWrap="anywhere">{name}</Text>
        <Badge>{t('administration.roles.system')}</Badge>
      </Flex>
    );
  return (
    <NameButton
      name={name}
      label={t('administration.classes.edit', { name })}
      onClick={() => onTask({ kind: 'edit', role })}
    />
  );
}
