import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Card, notify } from 'shell/ui';
import { Loaded } from '../frame/loaded.tsx';
import type { MessageId } from '../messages/message-id.ts';
import type { SectionProps } from '../overview/overview-section.tsx';
import { useClientCache } from '../overview/use-client-cache.ts';
import { AddSecretBar } from './add-secret-bar.tsx';
import { SecretList } from './secret-list.tsx';
import { removeSecret, type Secret, secretsQuery } from './secrets.ts';

/** The secrets of an app: a new one beside the old one, then the old one goes. */
export function SecretsSection({ client }: Pick<SectionProps, 'client'>): ReactElement {
  const t = useTranslations<MessageId>();
  const { clientId } = client;
  const keep = useClientCache(clientId);
  const secrets = useQuery(secretsQuery(clientId));
  const [leaving, setLeaving] = useState<Secret>();
  const refresh = (): void => {
    void secrets.refetch();
    keep();
  };
  const removing = useMutation({
    mutationFn: ({ secretId }: Secret) => removeSecret(clientId, secretId),
    onSuccess: () => {
      setLeaving(undefined);
      notify(t('developers.secrets.removed'), { tone: 'success' });
    },
    onSettled: refresh,
  });
  return (
    <Card padding="0">
      <AddSecretBar clientId={clientId} secrets={secrets.data} onEnd={refresh} />
      <Loaded query={secrets}>{(list) => <SecretList secrets={list} onRemove={setLeaving} />}</Loaded>
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('developers.secrets.removeTitle')}
        confirmLabel={t('developers.secrets.remove')}
        destructive
        busy={removing.isPending}
        onConfirm={() => leaving && removing.mutate(leaving)}
        onCancel={() => setLeaving(undefined)}
      >
        {t('developers.secrets.removeText')}
      </ConfirmDialog>
    </Card>
  );
}
