import type { ReactElement } from 'react';
import { homePath, navigate, signOut, usePage, usePageTitle, useSession } from 'shell/session';
import { Box, Button, Heading, notify, Stack, Text } from 'shell/ui';
import { pagePaths, type SignInReason } from '#shared/contracts';
import { PageFrame } from '../../components/page-frame.tsx';
import { chooseReturnTo } from '../../state/choose-return-to.ts';
import { useSay } from '../../state/use-say.ts';
import type zhCN from './messages/zh-CN.json';

const code = 'login_loop' satisfies SignInReason;

/** Says that pages send the browser in circles, with what a user can do and a code that support can act on. */
export const LoginLoopPage = (): ReactElement => {
  const say = useSay<keyof typeof zhCN>();
  const { search, hash } = usePage();
  const { state } = useSession();
  usePageTitle(say('signin.loop.title'));
  const target = chooseReturnTo({ origin: location.origin, search, hash });
  const leave = (): void => {
    signOut().catch((error: unknown) => notify(String(error), { tone: 'error' }));
  };
  return (
    <PageFrame>
      <Heading as="h1" size="xl" textAlign="center">
        {say('signin.loop.title')}
      </Heading>
      <Stack gap="2">
        <Text>{say('signin.loop.text')}</Text>
        <Text>{say('signin.loop.cookies')}</Text>
        <Text>{say('signin.loop.app')}</Text>
      </Stack>
      <Box fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        <Text>{say('signin.loop.code', { code })}</Text>
        {target ? <Text>{say('signin.loop.target', { target: target.replace(/[?#].*$/s, '') })}</Text> : null}
      </Box>
      <Stack gap="3">
        {state === 'signed-in' ? (
          <>
            <Button size="xl" onClick={() => void navigate(homePath())}>
              {say('signin.loop.home')}
            </Button>
            <Button size="xl" variant="outline" onClick={leave}>
              {say('signin.loop.signOut')}
            </Button>
          </>
        ) : (
          <Button size="xl" onClick={() => location.assign(pagePaths.login)}>
            {say('signin.loop.login')}
          </Button>
        )}
      </Stack>
    </PageFrame>
  );
};
