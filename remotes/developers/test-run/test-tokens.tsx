import { type ReactElement, useId, useState } from 'react';
import { FormView } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Alert, Box, Button, Field, Input, Text } from 'shell/ui';
import type { RegisteredClient } from '#shared/contracts';
import { CodeBlock } from '../frame/code-block.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { FlowStep } from './flow-step.tsx';
import { formatJson, type TestRun } from './test-run.ts';

export interface TestTokensProps {
  client: RegisteredClient;
  testRun: TestRun;
  isBusy: boolean;
  onRedeem: (secret: string | undefined) => void;
}

const shown = 12;

/** The third step: the code for tokens. A secret is typed each time and kept nowhere. */
export function TestTokens({ client, testRun, isBusy, onRedeem }: TestTokensProps): ReactElement {
  const t = useTranslations<MessageId>();
  const id = useId();
  const [secret, setSecret] = useState('');
  const isPublic = client.kind === 'public';
  const { tokens, request } = testRun;
  const form = [
    `POST ${request.issuer}/token`,
    ...(isPublic ? [] : ['Authorization: Basic …']),
    '',
    'grant_type=authorization_code',
    ...(isPublic ? [`&client_id=${client.clientId}`] : []),
    `&code=${testRun.answer?.code ?? ''}`,
    `&redirect_uri=${request.redirectUri}`,
    '&code_verifier=…',
  ].join('\n');
  const isFine = tokens?.status === 200;
  const redeem = (): void => {
    if (isBusy || (!isPublic && secret === '')) return;
    onRedeem(isPublic ? undefined : secret);
    setSecret('');
  };
  return (
    <FlowStep
      number={3}
      title={t('developers.try.tokens.title')}
      state={tokens ? (isFine ? 'done' : 'failed') : 'next'}
    >
      <CodeBlock label={t('developers.try.tokens.request')} code={form} isWrapped />
      {tokens ? (
        <CodeBlock
          label={t('developers.try.status', { status: tokens.status })}
          code={formatJson(shorten(tokens.body))}
          isWrapped
        />
      ) : null}
      {tokens && !isFine ? <Alert tone="error">{t('developers.try.tokens.used')}</Alert> : null}
      {tokens ? null : (
        <FormView form={{ id, refusals: 0, save: redeem }} autoComplete="off">
          {isPublic ? (
            <Text color="fg.muted" marginBottom="3">
              {t('developers.try.tokens.public')}
            </Text>
          ) : (
            <Box maxWidth="lg" marginBottom="3">
              <Field label={t('developers.try.tokens.secret')} help={t('developers.try.tokens.secretHelp')}>
                <Input
                  type="password"
                  autoComplete="off"
                  spellCheck={false}
                  fontFamily="mono"
                  value={secret}
                  onChange={({ currentTarget }) => setSecret(currentTarget.value)}
                />
              </Field>
            </Box>
          )}
          <Button type="submit" minHeight={{ base: '11', md: '10' }} loading={isBusy}>
            {t('developers.try.tokens.run')}
          </Button>
        </FormView>
      )}
    </FlowStep>
  );
}

/** Tokens open doors: only their beginning is shown. */
function shorten(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      /_token$/.test(name) && typeof value === 'string' && value.length > shown
        ? `${value.slice(0, shown)}…`
        : value,
    ]),
  );
}
