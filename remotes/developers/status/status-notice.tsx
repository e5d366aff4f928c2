import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Alert, Button, Flex, notify, Text } from 'shell/ui';
import type { RegisteredClient } from '#shared/contracts';
import { usePick, useUnitName } from '../frame/use-names.ts';
import { clientOptionsQuery } from '../list/client-options.ts';
import type { MessageId } from '../messages/message-id.ts';
import { useClientCache } from '../overview/use-client-cache.ts';
import { decideClient } from './decide-client.ts';
import { NoteDialog } from './note-dialog.tsx';
import { setClientStatus } from './set-client-status.ts';

interface NoticeProps {
  client: RegisteredClient;
}

/** What the state of an app means, and what can be done about it; nothing for one that is active. */
export function StatusNotice({ client }: NoticeProps): ReactElement | null {
  if (client.status === 'requested') return <Waiting client={client} />;
  return client.status === 'disabled' ? <Disabled client={client} /> : null;
}

function Waiting({ client }: NoticeProps): ReactElement {
  const t = useTranslations<MessageId>();
  const pick = usePick();
  const nameUnit = useUnitName();
  const keep = useClientCache(client.clientId);
  const sandbox = useQuery(clientOptionsQuery).data?.sandboxUnit;
  const [isDeclining, setDeclining] = useState(false);
  const deciding = useMutation({
    mutationFn: ({ decision, note }: { decision: 'approve' | 'decline'; note: string }) =>
      decideClient(client, decision, note),
    onSuccess: (changed, { decision }) => {
      setDeclining(false);
      notify(t(`developers.decide.done.${decision}`, { name: pick(client.name) }), { tone: 'success' });
      keep(changed);
    },
    onError: () => keep(),
  });
  if (!client.rights.includes('decide')) {
    return (
      <Alert tone="info" title={t('developers.waiting.title')}>
        <Text>
          {sandbox
            ? t('developers.waiting.textSandbox', { unit: nameUnit(sandbox) })
            : t('developers.waiting.text')}
        </Text>
      </Alert>
    );
  }
  return (
    <>
      <Alert tone="warning" title={t('developers.decide.title')}>
        <Text>{t('developers.decide.text')}</Text>
        <Flex gap="2" wrap="wrap" marginTop="3">
          <Button
            minHeight={{ base: '11', md: '9' }}
            loading={deciding.isPending && !isDeclining}
            onClick={() => deciding.mutate({ decision: 'approve', note: '' })}
          >
            {t('developers.decide.approve')}
          </Button>
          <Button variant="outline" minHeight={{ base: '11', md: '9' }} onClick={() => setDeclining(true)}>
            {t('developers.decide.decline')}
          </Button>
        </Flex>
      </Alert>
      {isDeclining ? (
        <NoteDialog
          title={t('developers.decide.declineTitle', { name: pick(client.name) })}
          text={t('developers.decide.declineText')}
          confirmLabel={t('developers.decide.decline')}
          isBusy={deciding.isPending}
          onConfirm={(note) => deciding.mutate({ decision: 'decline', note })}
          onClose={() => setDeclining(false)}
        />
      ) : null}
    </>
  );
}

function Disabled({ client }: NoticeProps): ReactElement {
  const t = useTranslations<MessageId>();
  const keep = useClientCache(client.clientId);
  const action = client.rights.includes('decide') || client.kind === 'sandbox' ? 'enable' : 'request';
  const opening = useMutation({
    mutationFn: () =>
      setClientStatus(client.clientId, client.rights.includes('decide') ? 'enable' : 'request'),
    onSuccess: (changed) => keep(changed),
    onError: () => keep(),
  });
  return (
    <Alert tone="error" title={t('developers.disabled.title')}>
      <Text>
        {client.statusNote
          ? t('developers.disabled.note', { note: client.statusNote })
          : t('developers.disabled.text')}
      </Text>
      {client.rights.includes('manage') ? (
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          marginTop="3"
          loading={opening.isPending}
          onClick={() => opening.mutate()}
        >
          {t(`developers.disabled.${action}`)}
        </Button>
      ) : null}
    </Alert>
  );
}
