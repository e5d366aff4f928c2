import type { ReactElement } from 'react';
import { usePage, usePageTitle, useTranslations } from 'shell/session';
import { AppLink, PageError } from 'shell/ui';
import { ListPage } from './list/list-page.tsx';
import type { MessageId } from './messages/message-id.ts';
import { isListRoute, listQuery } from './search/list-query.ts';

/** The routes of the app, by hash. */
export function PeoplePage(): ReactElement {
  const t = useTranslations<MessageId>();
  const { hash } = usePage();
  usePageTitle(t('people.list.title'));
  if (!isListRoute(hash)) {
    return (
      <PageError title={t('people.list.notFound.title')} text={t('people.list.notFound.hint')}>
        <AppLink href={listQuery.format(listQuery.empty)}>{t('people.list.notFound.back')}</AppLink>
      </PageError>
    );
  }
  return <ListPage />;
}
