import type { ReactElement } from 'react';
import { Tabs } from 'shell/kit';
import { navigate, usePage, usePageTitle, useTranslations } from 'shell/session';
import { Box, PageHeading, Stack } from 'shell/ui';
import { FeedbackList } from './feedback/feedback-list.tsx';
import { AnnouncementList } from './list/announcement-list.tsx';
import type { MessageId } from './messages/message-id.ts';

const feedbackRoute = '#/feedback';

/** The announcements, and the feedback of users; the hash names the tab. */
export function AnnouncementsPage(): ReactElement {
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
}
