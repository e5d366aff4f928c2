import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { usePageTitle, useTranslations } from 'shell/session';
import { Card } from 'shell/ui';
import { Loaded } from '../frame/loaded.tsx';
import { PageBody } from '../frame/page-body.tsx';
import { ListTabs } from '../list/list-tabs.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { AppList } from './app-list.tsx';
import { AppsHeading } from './apps-heading.tsx';
import { appsQuery } from './apps-query.ts';
import { SkewReport } from './skew-report.tsx';

/** Apps of the portal that the user or her unit publishes, and whether they fit it. */
export function AppsPage(): ReactElement {
  const t = useTranslations<MessageId>();
  const apps = useQuery(appsQuery);
  usePageTitle(t('developers.apps.title'));
  return (
    <PageBody>
      <AppsHeading />
      <ListTabs current="apps" />
      <Card padding="0">
        <Loaded query={apps}>{(data) => <AppList apps={data.apps} />}</Loaded>
      </Card>
      {apps.data && apps.data.apps.length > 0 ? <SkewReport apps={apps.data.apps} /> : null}
    </PageBody>
  );
}
