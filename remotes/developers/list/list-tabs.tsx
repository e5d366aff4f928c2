import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { usePermitted } from 'shell/permissions';
import { useTranslations } from 'shell/session';
import { Badge } from 'shell/ui';
import { TabLinks } from '../frame/tab-links.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { appsHash, type ClientView, clientViews, listQuery, providerHash } from '../routes/route.ts';
import { clientOptionsQuery } from './client-options.ts';

/** The lists of the centre: the own programs, apps of the portal, and what administrators find besides. */
export function ListTabs({ current }: { current: ClientView | 'provider' | 'apps' }): ReactElement | null {
  const t = useTranslations<MessageId>();
  const options = useQuery(clientOptionsQuery).data;
  const hasApps = usePermitted('apps');
  const isAdministrator = options?.isAdministrator === true;
  if (!isAdministrator && !hasApps) return null;
  const shown = isAdministrator ? clientViews : clientViews.slice(0, 1);
  const views = shown.map((view) => ({
    href: listQuery.format({ ...listQuery.empty, view }),
    isCurrent: view === current,
    text: (
      <>
        {t(`developers.list.view.${view}`)}
        {view === 'waiting' && options && options.waiting > 0 ? (
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
  const apps = { href: appsHash, isCurrent: current === 'apps', text: t('developers.list.view.apps') };
  const items = [...views, ...(isAdministrator ? [provider] : []), ...(hasApps ? [apps] : [])];
  return <TabLinks label={t('developers.list.views')} items={items} />;
}
