import type { ReactElement } from 'react';
import { Tabs } from 'shell/kit';
import { useMaySend } from 'shell/permissions';
import { navigate, usePage, usePageTitle, useTranslations } from 'shell/session';
import { Box, PageHeading, Stack } from 'shell/ui';
import { announcementList, feedbackList } from '#shared/contracts';
import { FeedbackList } from './feedback/feedback-list.tsx';
import { AnnouncementList } from './list/announcement-list.tsx';
import type { MessageId } from './messages/message-id.ts';

/** The announcements, and the feedback of users, whichever she may read; the hash names the tab. */
export function AnnouncementsPage(): ReactElement {
  const t = useTranslations<MessageId>();
  const { hash } = usePage();
  const maySend = useMaySend();
  const list = { value: '#/list', label: t('announcements.tab.list'), content: <AnnouncementList /> };
  const feedback = {
    value: '#/feedback',
    label: t('announcements.tab.feedback'),
    content: <FeedbackList />,
  };
  const items = [...(maySend(announcementList) ? [list] : []), ...(maySend(feedbackList) ? [feedback] : [])];
  const open = items.find(({ value }) => value === hash) ?? items[0];
  usePageTitle(t('announcements.page.title'));
  return (
    <Box padding={{ base: '4', md: '6' }}>
      <Stack gap="4" maxWidth="page" marginInline="auto">
        <PageHeading>{t('announcements.page.title')}</PageHeading>
        {open ? (
          <Tabs items={items} value={open.value} onValueChange={(route) => void navigate(route)} />
        ) : null}
      </Stack>
    </Box>
  );
}
