import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { navigate, usePageTitle, useTranslations } from 'shell/session';
import { AppLink, Box, Card, notify, PageHeading, Text } from 'shell/ui';
import { type AnswerOf, clientList, clientOptions, type RegisteredClient } from '#shared/contracts';
import { type ClientDraft, emptyClientDraft } from '../form/client-draft.ts';
import { ClientFieldSteps } from '../form/client-field-steps.tsx';
import { ClientFormView } from '../form/client-form-view.tsx';
import { FormStep } from '../form/form-step.tsx';
import { useClientForm } from '../form/use-client-form.ts';
import { Loaded } from '../frame/loaded.tsx';
import { PageBody } from '../frame/page-body.tsx';
import { useUnitName } from '../frame/use-names.ts';
import { clientOptionsQuery } from '../list/client-options.ts';
import type { MessageId } from '../messages/message-id.ts';
import { formatClientHash, listHash } from '../routes/route.ts';
import { SecretDialog } from '../secrets/secret-dialog.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { createClient } from './create-client.ts';

type Options = AnswerOf<typeof clientOptions>;

/** Registers an app, step by step. */
export function RegisterPage(): ReactElement {
  const t = useTranslations<MessageId>();
  const options = useQuery(clientOptionsQuery);
  usePageTitle(t('developers.register.title'));
  return (
    <PageBody>
      <Box>
        <AppLink href={listHash}>{t('developers.gone.back')}</AppLink>
        <PageHeading marginTop="1">{t('developers.register.title')}</PageHeading>
        <Text color="fg.muted">{t('developers.register.intro')}</Text>
      </Box>
      <Loaded query={options}>{(data) => <RegisterForm options={data} />}</Loaded>
    </PageBody>
  );
}

function RegisterForm({ options }: { options: Options }): ReactElement {
  const t = useTranslations<MessageId>();
  const nameUnit = useUnitName();
  const queryClient = useQueryClient();
  const [created, setCreated] = useState<{ client: RegisteredClient; secret: string }>();
  const open = (client: RegisteredClient): void =>
    void navigate(formatClientHash(client.clientId), { replace: true });
  const form = useClientForm({
    saved: { draft: emptyClientDraft, revision: 0 },
    consoleUri: options.consoleUri,
    send: ({ kind }, fields) => createClient(kind, fields),
    onSaved: ({ client, secret }) => {
      void queryClient.invalidateQueries({ queryKey: [clientList.name] });
      void queryClient.invalidateQueries({ queryKey: [clientOptions.name] });
      if (secret) return setCreated({ client, secret });
      notify(t('developers.register.done'), { tone: 'success' });
      open(client);
    },
  });
  const { sandboxUnit } = options;
  const kinds = ['confidential', 'public', ...(sandboxUnit ? (['sandbox'] as const) : [])] as const;
  return (
    <>
      <ClientFormView
        form={form}
        saveLabel={t(
          form.draft.kind === 'sandbox' ? 'developers.register.createSandbox' : 'developers.register.create',
        )}
      >
        <FormStep number={1} title={t('developers.form.step.kind')}>
          <ChoiceCards
            legend={t('developers.form.kind')}
            value={form.draft.kind}
            onValueChange={(kind) => form.change({ kind, redirectUris: startFor(options, kind, form.draft) })}
            options={kinds.map((kind) => ({
              value: kind,
              label: t(`developers.kind.${kind}.name`),
              text: t(`developers.kind.${kind}.text`),
            }))}
          />
        </FormStep>
        <ClientFieldSteps form={form} options={options} savedLogo={null} firstStep={2} />
        <Card padding={{ base: '4', md: '5' }} bg="bg.subtle" boxShadow="none">
          <Text fontWeight="600">{t('developers.register.next.title')}</Text>
          <Text color="fg.muted">
            {sandboxUnit
              ? t(
                  form.draft.kind === 'sandbox'
                    ? 'developers.register.next.sandbox'
                    : 'developers.register.next.approval',
                  { unit: nameUnit(sandboxUnit) },
                )
              : t('developers.register.next.plain')}
          </Text>
        </Card>
      </ClientFormView>
      {created ? (
        <SecretDialog
          title={t('developers.register.done')}
          clientId={created.client.clientId}
          secret={created.secret}
          onClose={() => open(created.client)}
        />
      ) : null}
    </>
  );
}

/** The console stands in a sandbox app from the start: that is what such an app is for. */
function startFor({ consoleUri }: Options, kind: ClientDraft['kind'], draft: ClientDraft): string[] {
  const own = draft.redirectUris.filter((address) => address !== consoleUri);
  const isEmpty = own.every((address) => address.trim() === '');
  if (kind !== 'sandbox') return own.length > 0 ? own : [''];
  return isEmpty ? [consoleUri] : [...own, consoleUri];
}
