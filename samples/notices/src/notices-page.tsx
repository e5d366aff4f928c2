import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { useRoute } from 'shell/apps';
import { Tabs } from 'shell/kit';
import { usePageTitle, useTranslations } from 'shell/session';
import { Flex, PageHeading, Stack } from 'shell/ui';
import { ReceivedPanel } from './list/received-panel.tsx';
import { SentPanel } from './list/sent-panel.tsx';
import type { MessageId } from './messages/message-id.ts';
import { optionsQuery } from './queries.ts';
import { NoticePage } from './read/notice-page.tsx';
import { WriteButton } from './write/write-button.tsx';

/** What the user has received and sent, or one notice. */
export function NoticesPage(): ReactElement {
  const t = useTranslations<MessageId>();
  usePageTitle(t('notices.page.title'));
  const { path, query } = useRoute();
  return (
    <Stack gap="4" padding={{ base: '4', md: '6' }} maxWidth="60rem" width="100%" marginInline="auto">
      {path === '/read' && query.id ? <NoticePage id={query.id} /> : <Lists />}
    </Stack>
  );
}

function Lists(): ReactElement {
  const t = useTranslations<MessageId>();
  const { path, open } = useRoute();
  const options = useQuery(optionsQuery);
  return (
    <QueryView query={options}>
      {({ classes }) => (
        <>
          <Flex wrap="wrap" gap="3" justify="space-between" align="center">
            <PageHeading>{t('notices.page.title')}</PageHeading>
            {classes.length > 0 ? <WriteButton classes={classes} /> : null}
          </Flex>
          {classes.length > 0 ? (
            <Tabs
              value={path === '/received' ? 'received' : 'sent'}
              onValueChange={(tab) => open(`/${tab}`)}
              items={[
                { value: 'sent', label: t('notices.tab.sent'), content: <SentPanel /> },
                { value: 'received', label: t('notices.tab.received'), content: <ReceivedPanel /> },
              ]}
            />
          ) : (
            <ReceivedPanel />
          )}
        </>
      )}
    </QueryView>
  );
}
