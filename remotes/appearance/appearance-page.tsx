import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { LoadFailure } from 'shell/app';
import { useMaySend } from 'shell/permissions';
import { usePageTitle, useTranslations, useUser } from 'shell/session';
import { Box, notify, PageHeading, Skeleton, Stack } from 'shell/ui';
import { type LoginPageConfig, loginPageSave, logoSave } from '#shared/contracts';
import { useDelayed } from '#shared/timing';
import { administratorQuery } from './administrator-query.ts';
import { LoginForm } from './login-page/login-form.tsx';
import { loginPageQuery } from './login-page/login-page-query.ts';
import { useLoginForm } from './login-page/use-login-form.ts';
import { UnitLogo } from './logo/unit-logo.tsx';
import type { MessageId } from './messages/message-id.ts';
import { UnitTheme } from './themes/unit-theme.tsx';

const skeletonAfterMs = 200;

/** How the unit looks: its logo, the theme of everybody in it, and its login page. */
export function AppearancePage(): ReactElement {
  const t = useTranslations<MessageId>();
  const title = t('appearance.page.title');
  usePageTitle(title);
  return (
    <Box padding={{ base: '4', md: '6' }}>
      <Stack gap="4" maxWidth="page" marginInline="auto">
        <PageHeading>{title}</PageHeading>
        <Content />
      </Stack>
    </Box>
  );
}

function Content(): ReactElement {
  const { userId, unitId } = useUser();
  const maySend = useMaySend();
  // The theme of everybody hangs on a role of its own (J05), and not on a permission.
  const administrator = useQuery(administratorQuery(userId));
  const loginPage = useQuery(loginPageQuery(unitId));
  const failed = [administrator, loginPage].find(({ error }) => error !== null);
  const retry = (): void => {
    for (const query of [administrator, loginPage]) if (query.isError) void query.refetch();
  };
  if (failed?.error) return <LoadFailure isPage error={failed.error} onRetry={retry} />;
  if (administrator.data === undefined || loginPage.data === undefined) return <Waiting />;
  return (
    <>
      {maySend(logoSave) ? <UnitLogo /> : null}
      {administrator.data ? <UnitTheme /> : null}
      {maySend(loginPageSave) ? <LoginPart config={loginPage.data} /> : null}
    </>
  );
}

function Waiting(): ReactElement {
  return (
    <Stack gap="4" aria-busy visibility={useDelayed(true, skeletonAfterMs) ? 'visible' : 'hidden'}>
      <Skeleton height="72" />
      <Skeleton height="96" />
    </Stack>
  );
}

function LoginPart({ config }: { config: LoginPageConfig | null }): ReactElement {
  const t = useTranslations<MessageId>();
  const { unitId } = useUser();
  const onSaved = (): void => notify(t('appearance.save.done'), { tone: 'success' });
  return <LoginForm form={useLoginForm(unitId, config, onSaved)} />;
}
