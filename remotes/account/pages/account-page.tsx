import type { ComponentType, ReactElement } from 'react';
import { Tabs } from 'shell/kit';
import { navigate, usePage, usePageTitle, useTranslations, useUser } from 'shell/session';
import { Box, PageHeading, Stack } from 'shell/ui';
import { AuditTrail } from '../components/audit-trail.tsx';
import { ChangePassword } from '../components/change-password.tsx';
import { ConnectedApps } from '../components/connected-apps.tsx';
import { MyActivity } from '../components/my-activity.tsx';
import { MyDevices } from '../components/my-devices.tsx';
import { MyProfile } from '../components/my-profile.tsx';
import { MySessions } from '../components/my-sessions.tsx';
import { UserSessions } from '../components/user-sessions.tsx';
import type { MessageId } from '../state/message-id.ts';
import { formatSection, parseSection, type Section, sectionsFor } from '../state/sections.ts';

const SessionsAndDevices = (): ReactElement => (
  <Stack gap="4">
    <MySessions />
    <MyDevices />
  </Stack>
);

const contents: Readonly<Record<Section, ComponentType>> = {
  profile: MyProfile,
  sessions: SessionsAndDevices,
  apps: ConnectedApps,
  password: ChangePassword,
  activity: MyActivity,
  audit: AuditTrail,
  people: UserSessions,
};

/** The own account, a part behind each tab; the hash names the part. */
export const AccountPage = (): ReactElement => {
  const t = useTranslations<MessageId>();
  const { hash } = usePage();
  const sections = sectionsFor(useUser().userType);
  const section = parseSection(hash, sections);
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
};
