import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Alert, Button, Text } from 'shell/ui';
import { hasCrypto } from '../code-flow/pkce.ts';
import { draftOfClient, fieldsOfDraft } from '../form/client-draft.ts';
import { updateClient } from '../form/update-client.ts';
import { useUnitName } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { SectionProps } from '../overview/overview-section.tsx';
import { useClientCache } from '../overview/use-client-cache.ts';
import { TestAnswer } from './test-answer.tsx';
import { TestIdToken, TestUserinfo } from './test-identity.tsx';
import { TestStart } from './test-start.tsx';
import { TestTokens } from './test-tokens.tsx';
import { useTestRun } from './use-test-run.ts';

/** Tries an app with the developer's own account, on the real endpoints. */
export function TestSection(props: SectionProps): ReactElement {
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
}

/** The console registers its own address first, like every program that asks for codes. */
function AddConsole({ client, options }: SectionProps): ReactElement {
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
}

function Console({ client, options }: SectionProps): ReactElement {
  const t = useTranslations<MessageId>();
  const keep = useClientCache(client.clientId);
  const tested = { issuer: options.issuer, clientId: client.clientId, redirectUri: options.consoleUri };
  // What the provider wrote into the log meanwhile is there when the log opens.
  const { testRun, isBusy, failure, start, redeem, askWho, reset } = useTestRun(tested, () => keep());
  // What was under way stays: that its tokens are dead is what one wants to see.
  if (client.status === 'disabled' && !testRun)
    return <Alert tone="info">{t('developers.try.disabled')}</Alert>;
  return (
    <>
      <TestStart
        client={client}
        testRun={testRun}
        isBusy={isBusy}
        onStart={(scopes) => void start(scopes)}
        onReset={reset}
      />
      {testRun ? (
        <TestAnswer clientId={client.clientId} redirectUri={options.consoleUri} answer={testRun.answer} />
      ) : null}
      {testRun?.answer?.code && testRun.answer.isOurs ? (
        <TestTokens
          client={client}
          testRun={testRun}
          isBusy={isBusy}
          onRedeem={(secret) => void redeem(secret)}
        />
      ) : null}
      {testRun?.idToken ? <TestIdToken idToken={testRun.idToken} /> : null}
      {testRun?.tokens?.status === 200 ? (
        <TestUserinfo testRun={testRun} isBusy={isBusy} onAsk={() => void askWho()} />
      ) : null}
      {failure ? (
        <Alert tone="error" title={t('developers.try.failure')}>
          {failure}
        </Alert>
      ) : null}
    </>
  );
}
