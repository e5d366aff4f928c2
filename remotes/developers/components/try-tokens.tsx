import { type ReactElement, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Alert, Box, Button, chakra, Field, Input, Text } from 'shell/ui';
import type { RegisteredClient } from '#shared/contracts';
import { formatJson } from '../state/format-json.ts';
import type { MessageId } from '../state/message-id.ts';
import type { TestRun } from '../state/use-try.ts';
import { CodeBlock } from './code-block.tsx';
import { FlowStep } from './flow-step.tsx';

export interface TryTokensProps {
  client: RegisteredClient;
  testRun: TestRun;
  isBusy: boolean;
  onRedeem: (secret: string | undefined) => void;
}

const shown = 12;

/** Tokens open doors: only their beginning is shown. */
const shorten = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      /_token$/.test(name) && typeof value === 'string' && value.length > shown
        ? `${value.slice(0, shown)}…`
        : value,
    ]),
  );

/** The third hop: the code for tokens. A secret is typed each time and kept nowhere. */
export const TryTokens = ({ client, testRun, isBusy, onRedeem }: TryTokensProps): ReactElement => {
  const t = useTranslations<MessageId>();
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
      {tokens && !isFine ? <Alert tone="error">{t('developers.try.tokens.spent')}</Alert> : null}
      {tokens ? null : (
        <chakra.form
          noValidate
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            if (isBusy || (!isPublic && secret === '')) return;
            onRedeem(isPublic ? undefined : secret);
            setSecret('');
          }}
        >
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
        </chakra.form>
      )}
    </FlowStep>
  );
};
