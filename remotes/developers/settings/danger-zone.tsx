import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { navigate, useTranslations } from 'shell/session';
import { Box, Button, Card, Flex, Heading, notify, Text } from 'shell/ui';
import type { RegisteredClient } from '#shared/contracts';
import { usePick } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { useClientCache } from '../overview/use-client-cache.ts';
import { listHash } from '../routes/route.ts';
import { NoteDialog } from '../status/note-dialog.tsx';
import { setClientStatus } from '../status/set-client-status.ts';
import { removeClient } from './client-settings.ts';

/** Ends an app: at once and for all users, or for good. */
export function DangerZone({ client }: { client: RegisteredClient }): ReactElement {
  const t = useTranslations<MessageId>();
  const pick = usePick();
  const keep = useClientCache(client.clientId);
  const [asking, setAsking] = useState<'disable' | 'remove'>();
  const name = pick(client.name);
  const disabling = useMutation({
    mutationFn: (note: string) => setClientStatus(client.clientId, 'disable', note),
    onSuccess: (changed) => {
      setAsking(undefined);
      notify(t('developers.danger.disabled', { name }), { tone: 'success' });
      keep(changed);
    },
    onError: () => keep(),
  });
  const removing = useMutation({
    mutationFn: () => removeClient(client.clientId),
    onSuccess: () => {
      notify(t('developers.danger.removed', { name }), { tone: 'success' });
      void navigate(listHash, { replace: true });
      keep();
    },
  });
  const isActive = client.status === 'active';
  const action = isActive ? 'disable' : 'remove';
  return (
    <Card padding={{ base: '4', md: '6' }} borderColor="border.error" aria-labelledby="danger-zone">
      <Heading as="h2" size="lg" id="danger-zone" marginBottom="3">
        {t('developers.danger.title')}
      </Heading>
      <Flex align="center" justify="space-between" wrap="wrap" gap="3">
        <Box flex="1 1 18rem">
          <Text>{t(`developers.danger.${action}Text`)}</Text>
        </Box>
        <Button
          variant="outline"
          colorPalette="red"
          minHeight={{ base: '11', md: '10' }}
          onClick={() => setAsking(action)}
        >
          {t(`developers.danger.${action}`)}
        </Button>
      </Flex>
      {asking === 'disable' ? (
        <NoteDialog
          title={t('developers.danger.disableTitle', { name })}
          text={t('developers.danger.disableQuestion')}
          confirmLabel={t('developers.danger.disable')}
          isBusy={disabling.isPending}
          onConfirm={(note) => disabling.mutate(note)}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
      <ConfirmDialog
        open={asking === 'remove'}
        title={t('developers.danger.removeTitle', { name })}
        confirmLabel={t('developers.danger.remove')}
        destructive
        busy={removing.isPending}
        onConfirm={() => removing.mutate()}
        onCancel={() => setAsking(undefined)}
      >
        {t('developers.danger.removeQuestion')}
      </ConfirmDialog>
    </Card>
  );
}
