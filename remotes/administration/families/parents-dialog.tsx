import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog, Dialog } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { notify, Stack, Text } from 'shell/ui';
import {
  type FamilyParent,
  familyLinksAdd,
  familyLinksParents,
  familyLinksRemove,
  type PupilFamily,
} from '#shared/contracts';
import { PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { PersonLine } from '../people/person-line.tsx';
import { PersonSearch } from '../people/person-search.tsx';
import { familiesKey } from './family-queries.ts';

export interface ParentsDialogProps {
  unitId: string;
  /** As the list has her by now. */
  pupil: PupilFamily;
  onClose: () => void;
}

/** The parents of a pupil. An added one counts at once; before one is taken away, the dialog asks. */
export function ParentsDialog({ unitId, pupil, onClose }: ParentsDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const queryClient = useQueryClient();
  const [leaving, setLeaving] = useState<FamilyParent>();
  const { userId: childId, realName: name, parents } = pupil;
  const refresh = () => queryClient.invalidateQueries({ queryKey: familiesKey });
  const adding = useMutation({
    mutationFn: (parent: FamilyParent) =>
      request(familyLinksAdd, { unitId, parentId: parent.userId, childId }),
    onSuccess: (_, parent) =>
      notify(t('administration.families.added', { parent: parent.realName, name }), { tone: 'success' }),
    onSettled: refresh,
  });
  const removing = useMutation({
    mutationFn: ({ userId }: FamilyParent) =>
      request(familyLinksRemove, { unitId, parentId: userId, childId }),
    onSuccess: () => setLeaving(undefined),
    onSettled: refresh,
  });
  return (
    <Dialog open title={t('administration.families.parentsOf', { name })} onClose={onClose}>
      <Stack gap="4">
        <PersonSearch
          words={{
            field: t('administration.families.searchParents'),
            found: t('administration.families.foundParents'),
            notFound: t('administration.families.noParentFound'),
          }}
          queryKey={[familyLinksParents.name, unitId]}
          find={(keyword, signal) =>
            request(familyLinksParents, { unitId, keyword }, { signal, silent: true })
          }
          isBusy={adding.isPending}
          onChoose={(parent) => adding.mutate(parent)}
        />
        {parents.length === 0 ? (
          <Text color="fg.muted">{t('administration.families.noParents')}</Text>
        ) : (
          <PlainList aria-label={t('administration.families.parentsOf', { name })}>
            {parents.map((parent) => (
              <PersonLine key={parent.userId} person={parent} onRemove={() => setLeaving(parent)} />
            ))}
          </PlainList>
        )}
      </Stack>
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('administration.families.removeTitle', { parent: leaving?.realName ?? '', name })}
        confirmLabel={t('administration.families.remove')}
        destructive
        busy={removing.isPending}
        onConfirm={() => {
          if (leaving && !removing.isPending) removing.mutate(leaving);
        }}
        onCancel={() => setLeaving(undefined)}
      >
        {t('administration.families.removeText')}
      </ConfirmDialog>
    </Dialog>
  );
}
