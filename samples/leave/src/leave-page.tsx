import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { useRoute } from 'shell/apps';
import { Tabs } from 'shell/kit';
import { usePageTitle, useTranslations } from 'shell/session';
import { Flex, PageHeading, Stack } from 'shell/ui';
import { AskButton } from './ask/ask-button.tsx';
import { MonthPanel } from './calendar/month-panel.tsx';
import { RequestPanel } from './list/request-panel.tsx';
import type { MessageId } from './messages/message-id.ts';
import { optionsQuery } from './queries.ts';

/** Requests of the user, those that she decides about, and who is away when. */
export function LeavePage(): ReactElement {
  const t = useTranslations<MessageId>();
  const title = t('leave.page.title');
  usePageTitle(title);
  const { path, query, open } = useRoute();
  const options = useQuery(optionsQuery);
  return (
    <Stack gap="4" padding={{ base: '4', md: '6' }} maxWidth="60rem" width="100%" marginInline="auto">
      <QueryView query={options}>
        {({ pupils, mayDecide }) => {
          const views = [...(pupils.length > 0 ? ['mine'] : []), ...(mayDecide ? ['decide'] : [])];
          const view = views.find((each) => each === query.view) ?? views[0] ?? 'mine';
          const tab = path === '/calendar' ? 'calendar' : view;
          const list = (of: 'mine' | 'decide') => ({
            value: of,
            label: t(`leave.tab.${of}`),
            content: <RequestPanel view={of} />,
          });
          return (
            <>
              <Flex wrap="wrap" gap="3" justify="space-between" align="center">
                <PageHeading>{title}</PageHeading>
                {pupils.length > 0 ? <AskButton pupils={pupils} /> : null}
              </Flex>
              <Tabs
                value={tab}
                onValueChange={(next) =>
                  next === 'calendar' ? open('/calendar') : open('/list', { query: { view: next } })
                }
                items={[
                  ...(views.includes('decide') ? [list('decide')] : []),
                  ...(views.includes('mine') || views.length === 0 ? [list('mine')] : []),
                  { value: 'calendar', label: t('leave.tab.calendar'), content: <MonthPanel /> },
                ]}
              />
            </>
          );
        }}
      </QueryView>
    </Stack>
  );
}
