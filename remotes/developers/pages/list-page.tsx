import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { navigate, usePageTitle, useTranslations } from 'shell/session';
import { Card } from 'shell/ui';
import { clientPageQuery } from '../api/client-page.ts';
import { CentreHeading } from '../components/centre-heading.tsx';
import { ClientList } from '../components/client-list.tsx';
import { ListTabs } from '../components/list-tabs.tsx';
import { ListToolbar } from '../components/list-toolbar.tsx';
import { Loaded } from '../components/loaded.tsx';
import { PageBody } from '../components/page-body.tsx';
import type { MessageId } from '../state/message-id.ts';
import { type ListQuery, listQuery } from '../state/route.ts';

/** The user's own apps; for administrators also what waits for them, and all that they may see. */
export const ListPage = ({ query }: { query: ListQuery }): ReactElement => {
  const t = useTranslations<MessageId>();
  const page = useQuery(clientPageQuery(query));
  usePageTitle(t('developers.list.title'));
  const change = (part: Partial<ListQuery>): void =>
    void navigate(listQuery.format({ ...query, ...part }), { replace: true });
  return (
    <PageBody>
      <CentreHeading />
      <ListTabs current={query.view} />
      <ListToolbar query={query} onChange={change} />
      <Card padding="0">
        <Loaded query={page}>
          {(data) => (
            <ClientList data={data} query={query} isBusy={page.isPlaceholderData} onChange={change} />
          )}
        </Loaded>
      </Card>
    </PageBody>
  );
};
