import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Box, Button, Card, Flex, PageHeading, Stack, Text } from 'shell/ui';
import { returnFocusTo } from '../list/row-focus.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { KeptUnit } from '../unit/unit-view.tsx';
import { DirectCard } from './direct/direct-card.tsx';
import { RemoveRoleDialog } from './remove-role-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { RoleList } from './role-list.tsx';
import type { RoleTask } from './role-menu.tsx';
import { RolePeopleDialog } from './role-people-dialog.tsx';
import { unitRolesQuery } from './role-queries.ts';

type Task = RoleTask | { readonly kind: 'create'; readonly role?: undefined };

/** The list of roles, and the dialog of what is done with one. */
export function RolesOfUnit({ unit: { unitId, name } }: { unit: KeptUnit }): ReactElement {
  const t = useTranslations<MessageId>();
  const [task, setTask] = useState<Task>();
  const query = useQuery(unitRolesQuery(unitId));
  const close = (): void => {
    returnFocusTo(task?.role?.roleId);
    setTask(undefined);
  };
  const role = query.data?.find(({ roleId }) => roleId === task?.role?.roleId) ?? task?.role;
  return (
    <Stack gap="4">
      <Flex align="flex-start" wrap="wrap" gap="3">
        <Box flex="1 1 8rem" minWidth="0">
          <PageHeading>{t('administration.section.roles')}</PageHeading>
          <Text color="fg.muted">{t('administration.roles.text')}</Text>
        </Box>
        <Button minHeight={{ base: '11', md: '10' }} onClick={() => setTask({ kind: 'create' })}>
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          {t('administration.roles.create')}
        </Button>
      </Flex>
      <Card padding="0">
        <QueryView query={query}>
          {(roles) => (
            <RoleList
              roles={roles}
              caption={t('administration.roles.caption', { unit: name })}
              onTask={setTask}
            />
          )}
        </QueryView>
      </Card>
      <DirectCard unitId={unitId} />
      {task?.kind === 'create' || task?.kind === 'edit' ? (
        <RoleDialog unitId={unitId} role={role} onClose={close} />
      ) : null}
      {task?.kind === 'people' && role ? (
        <RolePeopleDialog unitId={unitId} role={role} onClose={close} />
      ) : null}
      {task?.kind === 'remove' && role ? (
        <RemoveRoleDialog unitId={unitId} role={role} onClose={close} />
      ) : null}
    </Stack>
  );
}
