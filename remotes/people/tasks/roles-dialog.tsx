import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { Dialog } from 'shell/kit';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { Checkbox, chakra, Stack, Text } from 'shell/ui';
import { type Person, rolesList, rolesSetPeople } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';

const List = chakra('ul', { base: { listStyle: 'none' } });

export interface RolesDialogProps {
  person: Person;
  onClose: () => void;
}

/** The roles of a person. Each press counts at once: there is nothing to save. The request shows why one was refused. */
export function RolesDialog({ person: { userId, realName: name }, onClose }: RolesDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const query = rolesOfPersonQuery(userId);
  const roles = useQuery(query);
  const setting = useMutation({
    mutationFn: ({ roleId, isHeld }: { roleId: string; isHeld: boolean }) =>
      request(rolesSetPeople, { roleId, ...(isHeld ? { add: [userId] } : { remove: [userId] }) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  return (
    <Dialog open size="sm" title={t('people.roles.title', { name })} onClose={onClose}>
      <QueryView query={roles}>
        {(all) => (
          <Stack gap="3">
            <List aria-label={t('people.roles.title', { name })}>
              {all.map(({ roleId, name: chinese, enName, isHeld }) => (
                <li key={roleId}>
                  <Checkbox
                    checked={setting.isPending && setting.variables.roleId === roleId ? !isHeld : isHeld}
                    onChange={() => {
                      if (!setting.isPending) setting.mutate({ roleId, isHeld: !isHeld });
                    }}
                  >
                    {localName(language, chinese, enName)}
                  </Checkbox>
                </li>
              ))}
            </List>
            <Text fontSize="sm" color="fg.muted">
              {t('people.roles.hint')}
            </Text>
          </Stack>
        )}
      </QueryView>
    </Dialog>
  );
}

function rolesOfPersonQuery(userId: string) {
  return queryOptions({
    queryKey: [rolesList.name, 'of', userId],
    queryFn: ({ signal }) => request(rolesList, { userId }, { signal, silent: true }),
  });
}
