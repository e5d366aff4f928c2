import type { ReactElement } from 'react';
import { ListTable } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Flex, Text } from 'shell/ui';
import { fullRoleCode } from '#shared/contracts';
import { useNarrow } from '#shared/viewport';
import { CardItem, PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { RoleMenu, type RoleTask } from './role-menu.tsx';
import type { ListedRole } from './role-queries.ts';
import { RoleTitle } from './role-title.tsx';

export interface RoleListProps {
  roles: readonly ListedRole[];
  caption: string;
  onTask: (task: RoleTask) => void;
}

/** Roles as a table; as cards where there is no room for one. */
export function RoleList({ roles, caption, onTask }: RoleListProps): ReactElement {
  const t = useTranslations<MessageId>();
  if (useNarrow())
    return (
      <PlainList aria-label={caption}>
        {roles.map((role) => (
          <CardItem key={role.roleId}>
            <Flex gap="2" align="flex-start">
              <Box flex="1" minWidth="0">
                <RoleTitle role={role} onTask={onTask} />
                <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                  {t(isFull(role) ? 'administration.roles.cardFull' : 'administration.roles.card', {
                    code: role.code,
                    people: role.people,
                    grants: role.grants.length,
                  })}
                </Text>
              </Box>
              <RoleMenu role={role} onTask={onTask} />
            </Flex>
          </CardItem>
        ))}
      </PlainList>
    );
  return (
    <ListTable.Root>
      <ListTable.Head
        caption={caption}
        columns={[
          ...(['name', 'code', 'people', 'grants'] as const).map((column) => ({
            key: column,
            label: t(`administration.roles.${column}`),
          })),
          { key: 'actions', label: t('administration.column.actions'), isHidden: true },
        ]}
      />
      <tbody>
        {roles.map((role) => (
          <ListTable.Row key={role.roleId}>
            <ListTable.Cell>
              <RoleTitle role={role} onTask={onTask} />
            </ListTable.Cell>
            <ListTable.Cell overflowWrap="anywhere">{role.code}</ListTable.Cell>
            <ListTable.Cell fontVariantNumeric="tabular-nums">{role.people}</ListTable.Cell>
            <ListTable.Cell fontVariantNumeric="tabular-nums">
              {isFull(role) ? t('administration.roles.everything') : role.grants.length}
            </ListTable.Cell>
            <ListTable.Cell>
              <Box textAlign="end">
                <RoleMenu role={role} onTask={onTask} />
              </Box>
            </ListTable.Cell>
          </ListTable.Row>
        ))}
      </tbody>
    </ListTable.Root>
  );
}

function isFull({ code }: ListedRole): boolean {
  return code === fullRoleCode;
}
