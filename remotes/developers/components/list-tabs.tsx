import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Badge } from 'shell/ui';
import { clientOptionsQuery } from '../api/client-options.ts';
import {
  type ClientView,
  clientViews,
  emptyListQuery,
  formatListHash,
  providerHash,
} from '../state/route.ts';
import { useSay } from '../state/use-say.ts';
import { TabLinks } from './tab-links.tsx';

/** What administrators find here beside their own apps; nothing for others. */
export const ListTabs = ({ current }: { current: ClientView | 'provider' }): ReactElement | null => {
  const say = useSay();
  const options = useQuery(clientOptionsQuery).data;
  if (!options?.isAdministrator) return null;
  const views = clientViews.map((view) => ({
    href: formatListHash({ ...emptyListQuery, view }),
    isCurrent: view === current,
    text: (
      <>
        {say(`developers.list.view.${view}`)}
        {view === 'waiting' && options.waiting > 0 ? (
          <Badge colorPalette="orange">{options.waiting}</Badge>
        ) : null}
      </>
    ),
  }));
  const provider = {
    href: providerHash,
    isCurrent: current === 'provider',
    text: say('developers.list.view.provider'),
  };
  return <TabLinks label={say('developers.list.views')} items={[...views, provider]} />;
};
