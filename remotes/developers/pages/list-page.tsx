import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { navigate, usePageTitle } from 'shell/session';
import { Badge, Card } from 'shell/ui';
import { clientOptionsQuery } from '../api/client-options.ts';
import { clientPageQuery } from '../api/client-page.ts';
import { CentreHeading } from '../components/centre-heading.tsx';
import { ClientList } from '../components/client-list.tsx';
import { ListToolbar } from '../components/list-toolbar.tsx';
import { Loaded } from '../components/loaded.tsx';
import { PageBody } from '../components/page-body.tsx';
import { TabLinks } from '../components/tab-links.tsx';
import { clientViews, emptyListQuery, formatListHash, type ListQuery } from '../state/route.ts';
import { useSay } from '../state/use-say.ts';

/** The user's own apps; for administrators also what waits for them, and all that they may see. */
export const ListPage = ({ query }: { query: ListQuery }): ReactElement => {
  const say = useSay();
  const options = useQuery(clientOptionsQuery).data;
  const page = useQuery(clientPageQuery(query));
  usePageTitle(say('developers.list.title'));
  const change = (part: Partial<ListQuery>): void =>
    void navigate(formatListHash({ ...query, ...part }), { replace: true });
  return (
    <PageBody>
      <CentreHeading />
      {options?.isAdministrator ? (
        <TabLinks
          label={say('developers.list.views')}
          items={clientViews.map((view) => ({
            href: formatListHash({ ...emptyListQuery, view }),
            isCurrent: view === query.view,
            text: (
              <>
                {say(`developers.list.view.${view}`)}
                {view === 'waiting' && options.waiting > 0 ? (
                  <Badge colorPalette="orange">{options.waiting}</Badge>
                ) : null}
              </>
            ),
          }))}
        />
      ) : null}
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
