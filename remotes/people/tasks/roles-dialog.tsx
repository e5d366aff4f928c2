import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { ConfirmDialog, Dialog } from 'shell/kit';
import { request } from 'shell/request';
import { useLanguage, useTranslations, useUser } from 'shell/session';
import { Alert, Checkbox, chakra, Stack, Text } from 'shell/ui';
import { isAdministrator, type KeptPerson, rolesList, rolesSetPeople } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';
import { isAbove } from '../person/task.ts';

const List = chakra('ul', { base: { listStyle: 'none' } });

export interface RolesDialogProps {
  person: KeptPerson;
  onClose: () => void;
}

/**
 * The roles of a person. Each press counts at once: there is nothing to save. The request shows why one was refused. Only who takes one
 * from herself is asked first. Nobody takes one from who holds more, or gives one that grants more.
 */
export function RolesDialog({ person, onClose }: RolesDialogProps): ReactElement {
  const { userId, realName: name } = person;
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const { userId: ownUserId } = useUser();
  const queryClient = useQueryClient();
  const [leaving, setLeaving] = useState<{ roleId: string; name: string }>();
  const isKept = isAbove(person, ownUserId);
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
            {isKept ? <Alert tone="info">{t('people.roles.holdsMore')}</Alert> : null}
            {isAdministrator(person) && !all.some(({ isHeld }) => isHeld) ? (
              <Alert tone="info">{t('people.roles.none')}</Alert>
            ) : null}
            <List aria-label={t('people.roles.title', { name })}>
              {all.map(({ roleId, name: chinese, enName, isHeld, isSystem, mayGive }) => (
                <li key={roleId}>
                  <Checkbox
                    checked={setting.isPending && setting.variables.roleId === roleId ? !isHeld : isHeld}
                    disabled={isHeld ? isKept || (isSystem && !mayGive) : !mayGive}
                    onChange={() => {
                      if (setting.isPending) return;
                      if (isHeld && userId === ownUserId)
                        setLeaving({ roleId, name: localName(language, chinese, enName) });
                      else setting.mutate({ roleId, isHeld: !isHeld });
                    }}
                  >
                    {localName(language, chinese, enName)}
                  </Checkbox>
                </li>
              ))}
            </List>
            {all.every(({ isHeld, mayGive }) => isHeld || mayGive) ? null : (
              <Text fontSize="sm" color="fg.muted">
                {t('people.roles.notGiven')}
              </Text>
            )}
            <Text fontSize="sm" color="fg.muted">
              {t('people.roles.hint')}
            </Text>
          </Stack>
        )}
      </QueryView>
      {leaving ? (
        <ConfirmDialog
          open
          title={t('people.roles.leaveTitle', { name: leaving.name })}
          confirmLabel={t('people.roles.leave')}
          destructive
          onConfirm={() => {
            setLeaving(undefined);
            setting.mutate({ roleId: leaving.roleId, isHeld: false });
          }}
          onCancel={() => setLeaving(undefined)}
        >
          {t('people.roles.leaveText')}
        </ConfirmDialog>
      ) : null}
    </Dialog>
  );
}

function rolesOfPersonQuery(userId: string) {
  return queryOptions({
    queryKey: [rolesList.name, 'of', userId],
    queryFn: ({ signal }) => request(rolesList, { userId }, { signal, silent: true }),
  });
}
