import type { ReactElement } from 'react';
import { Tabs } from 'shell/kit';
import { navigate, usePage, usePageTitle, useTranslations } from 'shell/session';
import { Box, PageHeading, Stack } from 'shell/ui';
import { AnnouncementList } from '../components/announcement-list.tsx';
import { FeedbackList } from '../components/feedback-list.tsx';
import type { MessageId } from '../state/message-id.ts';

const feedbackRoute = '#/feedback';

/** What is announced, and what users told; the hash names the tab. */
export const AnnouncementsPage = (): ReactElement => {
  const t = useTranslations<MessageId>();
  const { hash } = usePage();
  usePageTitle(t('announcements.page.title'));
  return (
    <Box padding={{ base: '4', md: '6' }}>
      <Stack gap="4" maxWidth="page" marginInline="auto">
        <PageHeading>{t('announcements.page.title')}</PageHeading>
        <Tabs
          items={[
            { value: '#/list', label: t('announcements.tab.list'), content: <AnnouncementList /> },
            { value: feedbackRoute, label: t('announcements.tab.feedback'), content: <FeedbackList /> },
          ]}
          value={hash === feedbackRoute ? feedbackRoute : '#/list'}
          onValueChange={(route) => void navigate(route)}
        />
      </Stack>
    </Box>
  );
};
