import { type ReactElement, useEffect, useRef, useState } from 'react';
import { request } from 'shell/request';
import { homePath, navigate, usePage, usePageTitle, useSession, useTranslations } from 'shell/session';
import { Alert, Button, Heading, Text } from 'shell/ui';
import { handleIssue, pagePaths, socialBegin } from '#shared/contracts';
import { CardSkeleton } from '../frame/card-skeleton.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import { handOver } from './hand-over.ts';
import type zhCN from './messages/zh-CN.json';

const timeout = 15_000;

/**
 * The window in which a desktop client lets its user sign in again (B16), by any way of the sign-in page. The user then
 * returns here, the client is notified, and the window closes.
 */
export function ReloginPage(): ReactElement {
  const { path, search } = usePage();
  const { state } = useSession();
  useEffect(() => {
    if (state === 'signed-out') void leaveForSignIn(path, new URLSearchParams(search).get('way'));
  }, [state, path, search]);
  return <PageFrame>{state === 'signed-in' ? <HandOver /> : <CardSkeleton />}</PageFrame>;
}

/** To the way that the opener chose, else to the form, which has them all. */
async function leaveForSignIn(returnTo: string, way: string | null): Promise<void> {
  const back = { redirect_uri: returnTo };
  if (!way || way === 'qr') {
    await goToForm({ ...back, ...(way ? { way } : {}) });
    return;
  }
  try {
    const { address } = await request(socialBegin, { provider: way, returnTo }, { silent: true, timeout });
    location.replace(address);
  } catch {
    await goToForm({ ...back, reason: 'social_refused' });
  }
}

function HandOver(): ReactElement {
  const t = useTranslations<keyof typeof zhCN>();
  const [stage, setStage] = useState<'handing' | 'done' | 'failed'>('handing');
  const hasBegun = useRef(false);
  const hand = (): void => {
    setStage('handing');
    handOver(issue).then(
      () => setStage('done'),
      () => setStage('failed'),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; again by the button
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    hand();
  }, []);
  usePageTitle(t('signin.relogin.title'));
  return (
    <>
      <Heading as="h1" size="xl" textAlign="center">
        {t('signin.relogin.title')}
      </Heading>
      {stage === 'failed' ? (
        <Alert tone="error">
          <Text>{t('signin.relogin.failed')}</Text>
          <Button size="sm" variant="outline" marginTop="2" onClick={hand}>
            {t('signin.relogin.retry')}
          </Button>
        </Alert>
      ) : (
        <Text role="status" textAlign="center">
          {t(stage === 'done' ? 'signin.relogin.done' : 'signin.relogin.handing')}
        </Text>
      )}
      <Button variant="outline" width="100%" onClick={() => void navigate(homePath())}>
        {t('signin.relogin.home')}
      </Button>
    </>
  );
}

function goToForm(query: Record<string, string>): Promise<boolean> {
  return navigate(`${pagePaths.login}?${new URLSearchParams(query)}`, { replace: true });
}

function issue() {
  return request(handleIssue, {}, { silent: true, timeout });
}
