import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { navigate, usePageTitle, useTranslations } from 'shell/session';
import { Card, Flex } from 'shell/ui';
import { Loaded } from '../frame/loaded.tsx';
import { PageBody } from '../frame/page-body.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { type ListQuery, listQuery } from '../routes/route.ts';
import { CentreHeading } from './centre-heading.tsx';
import { ClientExport } from './client-export.tsx';
import { ClientList } from './client-list.tsx';
import { clientPageQuery } from './client-page-query.ts';
import { ListTabs } from './list-tabs.tsx';
import { ListToolbar } from './list-toolbar.tsx';

/** The user's own apps; for administrators also what waits for them, and all that they may see. */
export function ListPage({ query }: { query: ListQuery }): ReactElement {
  const t = useTranslations<MessageId>();
  const page = useQuery(clientPageQuery(query));
  usePageTitle(t('developers.list.title'));
  const change = (part: Partial<ListQuery>): void =>
    void navigate(listQuery.format({ ...query, ...part }), { replace: true });
  return (
    <PageBody>
      <CentreHeading />
      <ListTabs current={query.view} />
      <Flex wrap="wrap" align="center" justify="space-between" gap="2">
        <ListToolbar query={query} onChange={change} />
        <ClientExport query={query} total={page.data?.total} />
      </Flex>
      <Card padding="0">
        <Loaded query={page}>
          {(data) => (
            <ClientList data={data} query={query} isBusy={page.isPlaceholderData} onChange={change} />
          )}
        </Loaded>
      </Card>
    </PageBody>
  );
}
