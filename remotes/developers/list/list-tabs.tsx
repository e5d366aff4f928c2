import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Badge } from 'shell/ui';
import { TabLinks } from '../frame/tab-links.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { type ClientView, clientViews, listQuery, providerHash } from '../routes/route.ts';
import { clientOptionsQuery } from './client-options.ts';

/** What administrators find here beside their own apps; nothing for others. */
export function ListTabs({ current }: { current: ClientView | 'provider' }): ReactElement | null {
  const t = useTranslations<MessageId>();
  const options = useQuery(clientOptionsQuery).data;
  if (!options?.isAdministrator) return null;
  const views = clientViews.map((view) => ({
    href: listQuery.format({ ...listQuery.empty, view }),
    isCurrent: view === current,
    text: (
      <>
        {t(`developers.list.view.${view}`)}
        {view === 'waiting' && options.waiting > 0 ? (
          <Badge colorPalette="orange">{options.waiting}</Badge>
        ) : null}
      </>
    ),
  }));
  const provider = {
    href: providerHash,
    isCurrent: current === 'provider',
    text: t('developers.list.view.provider'),
  };
  return <TabLinks label={t('developers.list.views')} items={[...views, provider]} />;
}
