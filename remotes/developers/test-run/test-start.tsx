import { ExternalLink } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Alert, Box, Button, Checkbox, Flex, Link, Stack, Text } from 'shell/ui';
import type { RegisteredClient } from '#shared/contracts';
import { CodeBlock } from '../frame/code-block.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { FlowStep } from './flow-step.tsx';
import type { TestRun } from './test-run.ts';

export interface TestStartProps {
  client: RegisteredClient;
  testRun: TestRun | undefined;
  isBusy: boolean;
  onStart: (scopes: readonly string[]) => void;
  onReset: () => void;
}

/** The first step: which scopes to ask for, and the request that opens in a window of its own. */
export function TestStart({ client, testRun, isBusy, onStart, onReset }: TestStartProps): ReactElement {
  const t = useTranslations<MessageId>();
  const [scopes, setScopes] = useState<readonly string[]>(client.scopes);
  return (
    <FlowStep number={1} title={t('developers.try.request.title')} state={testRun ? 'done' : 'next'}>
      {testRun ? (
        <>
          <CodeBlock label={t('developers.try.request.label')} code={spread(testRun.address)} isWrapped />
          {testRun.isBlocked && !testRun.answer ? (
            <Alert tone="warning">
              <Text>{t('developers.try.request.blocked')}</Text>
              <Link href={testRun.address} target="_blank">
                {t('developers.try.request.open')}
                <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
              </Link>
            </Alert>
          ) : null}
          <Box>
            <Button variant="outline" size="sm" minHeight={{ base: '11', md: '9' }} onClick={onReset}>
              {t('developers.try.again')}
            </Button>
          </Box>
        </>
      ) : (
        <>
          <Text color="fg.muted">{t('developers.try.request.text')}</Text>
          <Flex
            wrap="wrap"
            columnGap="5"
            rowGap="1"
            role="group"
            aria-label={t('developers.form.scopes.legend')}
          >
            {client.scopes.map((scope) => (
              <Checkbox
                key={scope}
                checked={scopes.includes(scope)}
                disabled={scope === 'openid'}
                onChange={({ currentTarget }) =>
                  setScopes(
                    client.scopes.filter((each) =>
                      each === scope ? currentTarget.checked : scopes.includes(each),
                    ),
                  )
                }
              >
                <Text as="span" fontFamily="mono" fontSize="sm">
                  {scope}
                </Text>
              </Checkbox>
            ))}
          </Flex>
          <Stack align="flex-start">
            <Button minHeight={{ base: '11', md: '10' }} loading={isBusy} onClick={() => onStart(scopes)}>
              {t('developers.try.run')}
            </Button>
          </Stack>
        </>
      )}
    </FlowStep>
  );
}

/** One parameter per line, so that an address can be read. */
function spread(address: string): string {
  const url = new URL(address);
  const lines = [...url.searchParams].map(([name, value], index) => `  ${index ? '&' : '?'}${name}=${value}`);
  return [`GET ${url.origin}${url.pathname}`, ...lines].join('\n');
}
