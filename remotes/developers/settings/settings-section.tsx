import type { ReactElement } from 'react';
import type { Saved } from 'shell/app';
import { isRequestError } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Alert, Button, notify, Stack, Text } from 'shell/ui';
import type { RegisteredClient } from '#shared/contracts';
import { type ClientDraft, draftOfClient } from '../form/client-draft.ts';
import { ClientFieldSteps } from '../form/client-field-steps.tsx';
import { ClientFormView } from '../form/client-form-view.tsx';
import { updateClient } from '../form/update-client.ts';
import { useClientForm } from '../form/use-client-form.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { SectionProps } from '../overview/overview-section.tsx';
import { useClientCache } from '../overview/use-client-cache.ts';
import { DangerZone } from './danger-zone.tsx';
import { PkceCard } from './pkce-card.tsx';

/** Changes an app. What somebody else saved meanwhile is offered, and what was typed stays until it is taken. */
export function SettingsSection({ client, options }: SectionProps): ReactElement {
  const t = useTranslations<MessageId>();
  const keep = useClientCache(client.clientId);
  const form = useClientForm({
    clientId: client.clientId,
    saved: savedOf(client),
    consoleUri: options.consoleUri,
    send: (_draft, fields, revision) =>
      updateClient({ clientId: client.clientId, revision }, fields).catch((error: unknown) => {
        // Their version is asked for, so that it can be offered.
        if (isRequestError(error) && error.code === 'conflict') keep();
        throw error;
      }),
    goOnWith: savedOf,
    onSaved: (changed) => {
      keep(changed);
      notify(t('developers.settings.done'), { tone: 'success' });
    },
  });
  const isOwnersOnly = client.status === 'active' && !client.rights.includes('decide');
  return (
    <Stack gap="6">
      <ClientFormView form={form} saveLabel={t('developers.settings.save')}>
        {isOwnersOnly && client.kind !== 'sandbox' ? (
          <Alert tone="info">
            <Text>{t('developers.settings.limits')}</Text>
          </Alert>
        ) : null}
        <ClientFieldSteps form={form} options={options} savedLogo={client.logo} firstStep={1} />
        {form.isOutdated && form.isDirty ? (
          <Alert tone="warning" title={t('developers.settings.conflict.title')}>
            <Text>{t('developers.settings.conflict.text')}</Text>
            <Button
              variant="outline"
              size="sm"
              minHeight={{ base: '11', md: '9' }}
              marginTop="2"
              onClick={form.startAfresh}
            >
              {t('developers.settings.conflict.take')}
            </Button>
          </Alert>
        ) : null}
      </ClientFormView>
      {client.rights.includes('decide') && client.kind !== 'public' ? <PkceCard client={client} /> : null}
      <DangerZone client={client} />
    </Stack>
  );
}

function savedOf(client: RegisteredClient): Saved<ClientDraft> {
  return { draft: draftOfClient(client), revision: client.revision };
}
