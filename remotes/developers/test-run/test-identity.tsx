import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Button, chakra, Flex, Text } from 'shell/ui';
import { CodeBlock } from '../frame/code-block.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { FlowStep } from './flow-step.tsx';
import { formatJson, type TestRun } from './test-run.ts';

const Checks = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '1' } });

/** The fourth step: what the id token says, and whether it may be believed. */
export function TestIdToken({ idToken }: Pick<Required<TestRun>, 'idToken'>): ReactElement {
  const t = useTranslations<MessageId>();
  const { decoded, checks } = idToken;
  const isFine = checks.every((check) => check.isFine);
  return (
    <FlowStep number={4} title={t('developers.try.idToken.title')} state={isFine ? 'done' : 'failed'}>
      <Checks aria-label={t('developers.try.idToken.checks')}>
        {checks.map((check) => (
          <li key={check.name}>
            <Flex align="center" gap="2" color={check.isFine ? 'green.fg' : 'fg.error'}>
              {check.isFine ? (
                <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
              ) : (
                <CircleX size={16} strokeWidth={1.75} aria-hidden />
              )}
              <Text as="span" fontSize="sm">
                {t(`developers.try.idToken.${check.name}.${check.isFine ? 'fine' : 'wrong'}`)}
              </Text>
            </Flex>
          </li>
        ))}
      </Checks>
      <CodeBlock label={t('developers.try.idToken.header')} code={formatJson(decoded.header)} isWrapped />
      <CodeBlock label={t('developers.try.idToken.payload')} code={formatJson(decoded.payload)} isWrapped />
    </FlowStep>
  );
}

export interface TestUserinfoProps {
  testRun: TestRun;
  isBusy: boolean;
  onAsk: () => void;
}

/** The last step: who the user of the access token is. A second request shows whether the token is still valid. */
export function TestUserinfo({ testRun, isBusy, onAsk }: TestUserinfoProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { userinfo, request } = testRun;
  const state = userinfo ? (userinfo.status === 200 ? 'done' : 'failed') : 'next';
  return (
    <FlowStep number={5} title={t('developers.try.userinfo.title')} state={state}>
      <CodeBlock
        label={t('developers.try.userinfo.request')}
        code={`GET ${request.issuer}/me\nAuthorization: Bearer …`}
        isWrapped
      />
      {userinfo ? (
        <CodeBlock
          label={t('developers.try.status', { status: userinfo.status })}
          code={formatJson(userinfo.body)}
          isWrapped
        />
      ) : null}
      <Box>
        <Button
          variant={userinfo ? 'outline' : 'solid'}
          minHeight={{ base: '11', md: '10' }}
          loading={isBusy}
          onClick={onAsk}
        >
          {t(userinfo ? 'developers.try.userinfo.again' : 'developers.try.userinfo.run')}
        </Button>
      </Box>
    </FlowStep>
  );
}
