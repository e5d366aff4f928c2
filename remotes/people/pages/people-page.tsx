import type { ReactElement } from 'react';
import { homePath, usePage, usePageTitle, useUser } from 'shell/session';
import { AppLink, PageError } from 'shell/ui';
import { isAdministrator } from '#shared/contracts';
import { emptyListQuery, formatListHash, isListRoute } from '../state/list-query.ts';
import { useSay } from '../state/use-say.ts';
import { ListPage } from './list-page.tsx';

/** The routes of the app, by hash. Who may do what is decided on the server; this only spares a refused call. */
export const PeoplePage = (): ReactElement => {
  const say = useSay();
  const { hash } = usePage();
  const user = useUser();
  usePageTitle(say('people.list.title'));
  if (!isAdministrator(user)) {
    return (
      <PageError title={say('people.list.forbidden.title')} text={say('people.list.forbidden.hint')}>
        <AppLink href={homePath()}>{say('people.list.forbidden.home')}</AppLink>
      </PageError>
    );
  }
  if (!isListRoute(hash)) {
    return (
      <PageError title={say('people.list.notFound.title')} text={say('people.list.notFound.hint')}>
        <AppLink href={formatListHash(emptyListQuery)}>{say('people.list.notFound.back')}</AppLink>
      </PageError>
    );
  }
  return <ListPage />;
};
