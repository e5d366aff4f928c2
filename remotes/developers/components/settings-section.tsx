import { type ReactElement, useEffect, useState } from 'react';
import { isRequestError } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Alert, Button, notify, Stack, Text } from 'shell/ui';
import { updateClient } from '../api/update-client.ts';
import { draftOfClient } from '../state/client-draft.ts';
import type { MessageId } from '../state/message-id.ts';
import { useClientCache } from '../state/use-client-cache.ts';
import { useClientForm } from '../state/use-client-form.ts';
import { ClientFieldSteps } from './client-field-steps.tsx';
import { ClientFormView } from './client-form-view.tsx';
import { DangerZone } from './danger-zone.tsx';
import type { SectionProps } from './overview-section.tsx';
import { PkceCard } from './pkce-card.tsx';

/** Changes an app. What somebody else saved meanwhile is offered, and what was typed stays until it is taken. */
export const SettingsSection = ({ client, options }: SectionProps): ReactElement => {
  const t = useTranslations<MessageId>();
  const keep = useClientCache(client.clientId);
  const [base, setBase] = useState(client);
  const form = useClientForm({
    start: draftOfClient(base),
    consoleUri: options.consoleUri,
    send: async (_draft, fields) => {
      const changed = await updateClient(base, fields).catch((error: unknown) => {
        // Their version is asked for, so that it can be offered.
        if (isRequestError(error) && error.code === 'conflict') keep();
        throw error;
      });
      setBase(changed);
      keep(changed);
      form.change(draftOfClient(changed));
      notify(t('developers.settings.done'), { tone: 'success' });
    },
  });
  const isOld = base.revision !== client.revision;
  const take = (): void => {
    setBase(client);
    form.change(draftOfClient(client));
  };
  const isUntouched = !form.isDirty;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer version is taken, and only over nothing
  useEffect(() => {
    if (isOld && isUntouched) take();
  }, [isOld, isUntouched]);
  const isOwnersOnly = client.status === 'active' && !client.rights.includes('decide');
  return (
    <Stack gap="6">
      <ClientFormView form={form} saveLabel={t('developers.settings.save')}>
        {isOwnersOnly && client.kind !== 'sandbox' ? (
          <Alert tone="info">
            <Text>{t('developers.settings.limits')}</Text>
          </Alert>
        ) : null}
        <ClientFieldSteps form={form} options={options} savedLogo={base.logo} firstStep={1} />
        {isOld && form.isDirty ? (
          <Alert tone="warning" title={t('developers.settings.conflict.title')}>
            <Text>{t('developers.settings.conflict.text')}</Text>
            <Button
              variant="outline"
              size="sm"
              minHeight={{ base: '11', md: '9' }}
              marginTop="2"
              onClick={take}
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
};
