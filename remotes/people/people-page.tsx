import type { ReactElement } from 'react';
import { homePath, usePage, usePageTitle, useTranslations, useUser } from 'shell/session';
import { AppLink, PageError } from 'shell/ui';
import { isAdministrator } from '#shared/contracts';
import { ListPage } from './list/list-page.tsx';
import type { MessageId } from './messages/message-id.ts';
import { isListRoute, listQuery } from './search/list-query.ts';

/** The routes of the app, by hash. Who may do what is decided on the server; this only spares a refused call. */
export function PeoplePage(): ReactElement {
  const t = useTranslations<MessageId>();
  const { hash } = usePage();
  const user = useUser();
  usePageTitle(t('people.list.title'));
  if (!isAdministrator(user)) {
    return (
      <PageError title={t('people.list.forbidden.title')} text={t('people.list.forbidden.hint')}>
        <AppLink href={homePath()}>{t('people.list.forbidden.home')}</AppLink>
      </PageError>
    );
  }
  if (!isListRoute(hash)) {
    return (
      <PageError title={t('people.list.notFound.title')} text={t('people.list.notFound.hint')}>
        <AppLink href={listQuery.format(listQuery.empty)}>{t('people.list.notFound.back')}</AppLink>
      </PageError>
    );
  }
  return <ListPage />;
}
