import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { ConfirmDialog, Dialog, Pagination } from 'shell/kit';
import { request } from 'shell/request';
import { useLanguage, useTranslations, useUser } from 'shell/session';
import { Stack, Text } from 'shell/ui';
import { rolesFindPeople, rolesSetPeople } from '#shared/contracts';
import { localName } from '#shared/names';
import { PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { PersonLine } from '../people/person-line.tsx';
import { PersonSearch } from '../people/person-search.tsx';
import { type ListedRole, rolePeopleQuery, rolesKey } from './role-queries.ts';

export interface RolePeopleDialogProps {
  unitId: string;
  role: ListedRole;
  onClose: () => void;
}

/**
 * The people who have a role. Each press counts at once: there is nothing to save. Only who takes it from herself is asked first. Nobody takes
 * it from who holds more, or gives one that grants more.
 */
export function RolePeopleDialog({ unitId, role, onClose }: RolePeopleDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const { userId: ownUserId } = useUser();
  const [wanted, setPage] = useState(1);
  const [isLeaving, setLeaving] = useState(false);
  const people = useQuery(rolePeopleQuery(unitId, role.roleId, wanted));
  const setting = useMutation({
    mutationFn: (change: { add?: string[]; remove?: string[] }) =>
      request(rolesSetPeople, { unitId, roleId: role.roleId, ...change }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: rolesKey }),
  });
  const takeFrom = (userId: string): void => {
    if (!setting.isPending) setting.mutate({ remove: [userId] });
  };
  const name = localName(language, role.name, role.enName);
  const title = t('administration.roles.peopleOf', { name });
  return (
    <Dialog open title={title} onClose={onClose}>
      <Stack gap="4">
        {role.mayGive ? (
          <PersonSearch
            words={{
              field: t('administration.roles.searchPeople'),
              found: t('administration.roles.foundPeople'),
              notFound: t('administration.roles.noPerson'),
            }}
            queryKey={[rolesFindPeople.name, unitId]}
            find={(keyword, signal) =>
              request(rolesFindPeople, { unitId, keyword }, { signal, silent: true })
            }
            isBusy={setting.isPending}
            onChoose={({ userId }) => setting.mutate({ add: [userId] })}
          />
        ) : (
          <Text color="fg.muted">{t('administration.roles.notGiven')}</Text>
        )}
        <QueryView query={people}>
          {({ list, total, pages, page }) =>
            total === 0 ? (
              <Text color="fg.muted">{t('administration.roles.nobody')}</Text>
            ) : (
              <>
                <PlainList aria-label={title}>
                  {list.map((person) => (
                    <PersonLine
                      key={person.userId}
                      person={person}
                      isKept={role.isSystem && !role.mayGive}
                      onRemove={() =>
                        person.userId === ownUserId ? setLeaving(true) : takeFrom(person.userId)
                      }
                    />
                  ))}
                </PlainList>
                {pages > 1 || page > 1 ? (
                  <Pagination page={page} pages={Math.max(1, pages)} total={total} onPageChange={setPage} />
                ) : null}
              </>
            )
          }
        </QueryView>
      </Stack>
      {isLeaving ? (
        <ConfirmDialog
          open
          title={t('administration.roles.leaveTitle', { name })}
          confirmLabel={t('administration.roles.leave')}
          destructive
          onConfirm={() => {
            setLeaving(false);
            takeFrom(ownUserId);
          }}
          onCancel={() => setLeaving(false)}
        >
          {t('administration.roles.leaveText')}
        </ConfirmDialog>
      ) : null}
    </Dialog>
  );
}
