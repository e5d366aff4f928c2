import { type ReactElement, useEffect } from 'react';
import { homePath, navigate, usePage, usePageTitle, useSession, useTranslations } from 'shell/session';
import { Alert, Button, Heading, Spinner, Stack, Text } from 'shell/ui';
import { pagePaths } from '#shared/contracts';
import { AttemptFailure } from '../failure/attempt-failure.tsx';
import { CardSkeleton } from '../frame/card-skeleton.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import type zhCN from './messages/zh-CN.json';
import { findScanToken, scanPath } from './scan-address.ts';
import { ScreenDetails } from './screen-details.tsx';
import { type Scan, useScan } from './use-scan.ts';

const titles = {
  loading: 'signin.scan.title',
  asking: 'signin.scan.title',
  confirming: 'signin.scan.title',
  failed: 'signin.scan.title',
  done: 'signin.scan.doneTitle',
  declined: 'signin.scan.declinedTitle',
  over: 'signin.scan.overTitle',
} as const;
const endings = {
  done: 'signin.scan.doneText',
  declined: 'signin.scan.declinedText',
  over: 'signin.scan.overText',
} as const;

/** A signed-in device that scanned a code: says which screen asks, and lets it in when the user confirms. */
export function ScanPage(): ReactElement {
  const { hash } = usePage();
  const { state } = useSession();
  useEffect(() => {
    if (state !== 'signed-out') return;
    const query = new URLSearchParams({ redirect_uri: `${scanPath}${hash}` });
    void navigate(`${pagePaths.login}?${query}`, { replace: true });
  }, [state, hash]);
  return <PageFrame>{state === 'signed-in' ? <Content hash={hash} /> : <CardSkeleton />}</PageFrame>;
}

function Content({ hash }: { hash: string }): ReactElement {
  const t = useTranslations<keyof typeof zhCN>();
  const scan = useScan(findScanToken(hash));
  const { stage } = scan;
  usePageTitle(t(titles[stage.at]));
  return (
    <>
      <Heading as="h1" size="xl" textAlign="center">
        {t(titles[stage.at])}
      </Heading>
      {stage.at === 'loading' ? <CardSkeleton /> : null}
      <Question scan={scan} />
      {stage.at === 'failed' ? (
        <AttemptFailure
          text={stage.problems.form ?? stage.problems.password ?? ''}
          requestId={stage.problems.requestId}
          onRetry={scan.retry}
        />
      ) : null}
      {stage.at === 'done' || stage.at === 'declined' || stage.at === 'over' ? (
        <>
          <Text role="status" textAlign="center">
            {t(endings[stage.at])}
          </Text>
          <Button variant="outline" width="100%" onClick={() => void navigate(homePath())}>
            {t('signin.scan.home')}
          </Button>
        </>
      ) : null}
    </>
  );
}

function Question({ scan }: { scan: Scan }): ReactElement | null {
  const t = useTranslations<keyof typeof zhCN>();
  const { stage, confirm, decline } = scan;
  if (stage.at !== 'asking' && stage.at !== 'confirming') return null;
  const busy = stage.at === 'confirming';
  return (
    <>
      <Text>{t('signin.scan.text')}</Text>
      <ScreenDetails {...stage.screen} />
      <Alert tone="warning">
        <Text>{t('signin.scan.warning')}</Text>
      </Alert>
      <Stack gap="3">
        <Button size="xl" width="100%" aria-busy={busy} onClick={() => void confirm()}>
          {busy ? <Spinner size="sm" /> : null}
          {t(busy ? 'signin.scan.confirming' : 'signin.scan.confirm')}
        </Button>
        <Button size="xl" width="100%" variant="outline" disabled={busy} onClick={decline}>
          {t('signin.scan.decline')}
        </Button>
      </Stack>
    </>
  );
}
