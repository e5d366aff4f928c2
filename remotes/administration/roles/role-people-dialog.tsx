import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { Dialog, Pagination } from 'shell/kit';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { Stack, Text } from 'shell/ui';
import { type Role, rolesFindPeople, rolesSetPeople } from '#shared/contracts';
import { localName } from '#shared/names';
import { PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { PersonLine } from '../people/person-line.tsx';
import { PersonSearch } from '../people/person-search.tsx';
import { rolePeopleQuery, rolesKey } from './role-queries.ts';

export interface RolePeopleDialogProps {
  unitId: string;
  role: Role;
  onClose: () => void;
}

/** Who has a role. Each press counts at once: there is nothing to save. */
export function RolePeopleDialog({ unitId, role, onClose }: RolePeopleDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const [wanted, setPage] = useState(1);
  const people = useQuery(rolePeopleQuery(unitId, role.roleId, wanted));
  const setting = useMutation({
    mutationFn: (change: { add?: string[]; remove?: string[] }) =>
      request(rolesSetPeople, { unitId, roleId: role.roleId, ...change }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: rolesKey }),
  });
  const title = t('administration.roles.peopleOf', { name: localName(language, role.name, role.enName) });
  return (
    <Dialog open title={title} onClose={onClose}>
      <Stack gap="4">
        <PersonSearch
          words={{
            field: t('administration.roles.searchPeople'),
            found: t('administration.roles.foundPeople'),
            notFound: t('administration.roles.noPerson'),
          }}
          queryKey={[rolesFindPeople.name, unitId]}
          find={(keyword, signal) => request(rolesFindPeople, { unitId, keyword }, { signal, silent: true })}
          isBusy={setting.isPending}
          onChoose={({ userId }) => setting.mutate({ add: [userId] })}
        />
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
                      onRemove={() => {
                        if (!setting.isPending) setting.mutate({ remove: [person.userId] });
                      }}
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
    </Dialog>
  );
}
