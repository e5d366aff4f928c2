import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Alert, Button, Text } from 'shell/ui';
import { updateClient } from '../api/update-client.ts';
import { draftOfClient, fieldsOfDraft } from '../state/client-draft.ts';
import type { MessageId } from '../state/message-id.ts';
import { hasCrypto } from '../state/pkce.ts';
import { useClientCache } from '../state/use-client-cache.ts';
import { useUnitName } from '../state/use-names.ts';
import { useTry } from '../state/use-try.ts';
import type { SectionProps } from './overview-section.tsx';
import { TryAnswer } from './try-answer.tsx';
import { TryIdToken, TryUserinfo } from './try-identity.tsx';
import { TryStart } from './try-start.tsx';
import { TryTokens } from './try-tokens.tsx';

/** The console registers its own address first, like every program that asks for codes. */
const AddConsole = ({ client, options }: SectionProps): ReactElement => {
  const t = useTranslations<MessageId>();
  const keep = useClientCache(client.clientId);
  const adding = useMutation({
    mutationFn: () => {
      const { logo: _unchanged, ...draft } = draftOfClient(client);
      const redirectUris = [...draft.redirectUris, options.consoleUri];
      return updateClient(client, fieldsOfDraft({ ...draft, logo: undefined, redirectUris }));
    },
    onSuccess: (changed) => keep(changed),
    onError: () => keep(),
  });
  return (
    <Alert tone="info" title={t('developers.try.console.title')}>
      <Text>{t('developers.try.console.text')}</Text>
      <Text fontFamily="mono" fontSize="sm" overflowWrap="anywhere" marginBlock="1">
        {options.consoleUri}
      </Text>
      {adding.error ? (
        <Text role="alert" color="fg.error" fontSize="sm">
          {adding.error.message}
        </Text>
      ) : null}
      <Button
        size="sm"
        minHeight={{ base: '11', md: '9' }}
        marginTop="2"
        loading={adding.isPending}
        onClick={() => adding.mutate()}
      >
        {t('developers.try.console.add')}
      </Button>
    </Alert>
  );
};

const Console = ({ client, options }: SectionProps): ReactElement => {
  const t = useTranslations<MessageId>();
  const keep = useClientCache(client.clientId);
  const { testRun, isBusy, failure, start, redeem, askWho, reset } = useTry({
    issuer: options.issuer,
    clientId: client.clientId,
    redirectUri: options.consoleUri,
    // What the provider wrote into the log meanwhile is there when the log opens.
    onProgress: () => keep(),
  });
  // What was under way stays: that its tokens are dead is what one wants to see.
  if (client.status === 'disabled' && !testRun)
    return <Alert tone="info">{t('developers.try.disabled')}</Alert>;
  return (
    <>
      <TryStart
        client={client}
        testRun={testRun}
        isBusy={isBusy}
        onStart={(scopes) => void start(scopes)}
        onReset={reset}
      />
      {testRun ? (
        <TryAnswer clientId={client.clientId} redirectUri={options.consoleUri} answer={testRun.answer} />
      ) : null}
      {testRun?.answer?.code && testRun.answer.isOurs ? (
        <TryTokens
          client={client}
          testRun={testRun}
          isBusy={isBusy}
          onRedeem={(secret) => void redeem(secret)}
        />
      ) : null}
      {testRun?.idToken ? <TryIdToken idToken={testRun.idToken} /> : null}
      {testRun?.tokens?.status === 200 ? (
        <TryUserinfo testRun={testRun} isBusy={isBusy} onAsk={() => void askWho()} />
      ) : null}
      {failure ? (
        <Alert tone="error" title={t('developers.try.failure')}>
          {failure}
        </Alert>
      ) : null}
    </>
  );
};

/** Tries an app with the developer's own account, on the real endpoints. */
export const TrySection = (props: SectionProps): ReactElement => {
  const { client, options } = props;
  const t = useTranslations<MessageId>();
  const nameUnit = useUnitName();
  if (!hasCrypto()) return <Alert tone="warning">{t('developers.try.insecure')}</Alert>;
  if (!client.redirectUris.includes(options.consoleUri)) return <AddConsole {...props} />;
  return (
    <>
      <Text color="fg.muted">
        {options.sandboxUnit
          ? t('developers.try.introSandbox', { unit: nameUnit(options.sandboxUnit) })
          : t('developers.try.intro')}
      </Text>
      <Console {...props} />
    </>
  );
};
