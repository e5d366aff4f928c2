import type { ReactElement } from 'react';
import {
  homePath,
  navigate,
  signOut,
  usePage,
  usePageTitle,
  useSession,
  useTranslations,
} from 'shell/session';
import { Box, Button, Heading, notify, Stack, Text } from 'shell/ui';
import { pagePaths, type SignInReason } from '#shared/contracts';
import { chooseReturnTo } from '../address/choose-return-to.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import type zhCN from './messages/zh-CN.json';

const code = 'login_loop' satisfies SignInReason;

/** Says that pages send the browser in circles, with what a user can do and a code that support can act on. */
export function LoginLoopPage(): ReactElement {
  const t = useTranslations<keyof typeof zhCN>();
  const { search, hash } = usePage();
  const { state } = useSession();
  usePageTitle(t('signin.loop.title'));
  const target = chooseReturnTo({ origin: location.origin, search, hash });
  const leave = (): void => {
    signOut().catch((error: unknown) => notify(String(error), { tone: 'error' }));
  };
  return (
    <PageFrame>
      <Heading as="h1" size="xl" textAlign="center">
        {t('signin.loop.title')}
      </Heading>
      <Stack gap="2">
        <Text>{t('signin.loop.text')}</Text>
        <Text>{t('signin.loop.cookies')}</Text>
        <Text>{t('signin.loop.app')}</Text>
      </Stack>
      <Box fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        <Text>{t('signin.loop.code', { code })}</Text>
        {target ? <Text>{t('signin.loop.target', { target: target.replace(/[?#].*$/s, '') })}</Text> : null}
      </Box>
      <Stack gap="3">
        {state === 'signed-in' ? (
          <>
            <Button size="xl" onClick={() => void navigate(homePath())}>
              {t('signin.loop.home')}
            </Button>
            <Button size="xl" variant="outline" onClick={leave}>
              {t('signin.loop.signOut')}
            </Button>
          </>
        ) : (
          <Button size="xl" onClick={() => location.assign(pagePaths.login)}>
            {t('signin.loop.login')}
          </Button>
        )}
      </Stack>
    </PageFrame>
  );
}
