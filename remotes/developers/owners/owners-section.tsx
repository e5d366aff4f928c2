import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { useTranslations, useUser } from 'shell/session';
import { Card } from 'shell/ui';
import { Loaded } from '../frame/loaded.tsx';
import type { MessageId } from '../messages/message-id.ts';
import type { SectionProps } from '../overview/overview-section.tsx';
import { useClientCache } from '../overview/use-client-cache.ts';
import { AddOwnerForm } from './add-owner-form.tsx';
import { OwnerList } from './owner-list.tsx';
import { type Owner, ownersQuery, removeOwner } from './owners.ts';

/** The owners of an app. */
export function OwnersSection({ client }: Pick<SectionProps, 'client'>): ReactElement {
  const t = useTranslations<MessageId>();
  const { userId } = useUser();
  const { clientId } = client;
  const keep = useClientCache(clientId);
  const owners = useQuery(ownersQuery(clientId));
  const [leaving, setLeaving] = useState<Owner>();
  const refresh = (): void => {
    void owners.refetch();
    keep();
  };
  const removing = useMutation({
    mutationFn: (owner: Owner) => removeOwner(clientId, owner.userId),
    onSuccess: () => setLeaving(undefined),
    onSettled: refresh,
  });
  return (
    <Card padding="0">
      <AddOwnerForm clientId={clientId} onAdded={refresh} />
      <Loaded query={owners}>{(list) => <OwnerList owners={list} onRemove={setLeaving} />}</Loaded>
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('developers.owners.removeTitle', { name: leaving?.realName ?? '' })}
        confirmLabel={t('developers.owners.remove')}
        destructive
        busy={removing.isPending}
        onConfirm={() => leaving && removing.mutate(leaving)}
        onCancel={() => setLeaving(undefined)}
      >
        {t(leaving?.userId === userId ? 'developers.owners.removeSelf' : 'developers.owners.removeText')}
      </ConfirmDialog>
    </Card>
  );
}
