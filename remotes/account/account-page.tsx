import type { ComponentType, ReactElement } from 'react';
import { Tabs } from 'shell/kit';
import { navigate, usePage, usePageTitle, useTranslations, useUser } from 'shell/session';
import { Box, PageHeading, Stack } from 'shell/ui';
import { isStaff } from '#shared/contracts';
import { MyActivity } from './activity/my-activity.tsx';
import { ConnectedApps } from './connected-apps/connected-apps.tsx';
import type { MessageId } from './messages/message-id.ts';
import { MyData } from './my-data/my-data.tsx';
import { MyPassword } from './password/my-password.tsx';
import { MyProfile } from './profile/my-profile.tsx';
import { MySecondStep } from './second-step/my-second-step.tsx';
import { formatSection, parseSection, type Section, sections } from './sections.ts';
import { MyDevices } from './sessions/my-devices.tsx';
import { MySessions } from './sessions/my-sessions.tsx';

const contents: Readonly<Record<Section, ComponentType>> = {
  profile: ProfileAndData,
  sessions: SessionsAndDevices,
  apps: ConnectedApps,
  password: PasswordAndSecondStep,
  activity: MyActivity,
};

/** The own account, a part behind each tab; the hash names the part. */
export function AccountPage(): ReactElement {
  const t = useTranslations<MessageId>();
  const { hash } = usePage();
  const section = parseSection(hash);
  usePageTitle(t('account.page.title'));
  const open = (value: string): void => {
    const next = sections.find((known) => known === value);
    if (next) void navigate(formatSection(next));
  };
  return (
    <Box padding={{ base: '4', md: '6' }}>
      <Stack gap="4" maxWidth="page" marginInline="auto">
        <PageHeading>{t('account.page.title')}</PageHeading>
        <Tabs
          items={sections.map((name) => {
            const Content = contents[name];
            return { value: name, label: t(`account.tab.${name}`), content: <Content /> };
          })}
          value={section}
          onValueChange={open}
        />
      </Stack>
    </Box>
  );
}

function ProfileAndData(): ReactElement {
  return (
    <Stack gap="4">
      <MyProfile />
      <MyData />
    </Stack>
  );
}

function PasswordAndSecondStep(): ReactElement {
  return (
    <Stack gap="4">
      <MyPassword />
      {isStaff(useUser()) ? <MySecondStep /> : null}
    </Stack>
  );
}

function SessionsAndDevices(): ReactElement {
  return (
    <Stack gap="4">
      <MySessions />
      <MyDevices />
    </Stack>
  );
}
