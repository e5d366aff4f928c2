import { type ReactElement, Suspense, useEffect } from 'react';
import { usePermittedCodes } from 'shell/permissions';
import { homePath, navigate, usePage, usePageTitle, useTranslations, useUser } from 'shell/session';
import { AppLink, Box, PageError, Skeleton } from 'shell/ui';
import type { MessageId } from './messages/message-id.ts';
import type { NavigationEntry } from './navigation/entry.ts';
import { Place } from './navigation/place.tsx';
import { findSection, sectionsOf } from './sections.ts';
import { useEntries } from './use-entries.ts';

/**
 * The place where a school is kept: a side navigation of the sections that the user's menu has, and the one that the hash names. Who may
 * do what is decided on the server.
 */
export function AdministrationPage(): ReactElement {
  const t = useTranslations<MessageId>();
  const { hash } = usePage();
  const codes = usePermittedCodes();
  const open = sectionsOf(useUser(), codes);
  const entries = useEntries();
  const [first] = open;
  const section = findSection(hash, open);
  const guest = section ? undefined : findGuest(entries, hash);
  usePageTitle(t(section?.label ?? 'administration.page.title'));
  if (guest) return <Onward href={guest.href} />;
  if (!first) {
    return (
      <PageError title={t('administration.forbidden.title')} text={t('administration.forbidden.hint')}>
        <AppLink href={homePath()}>{t('administration.forbidden.home')}</AppLink>
      </PageError>
    );
  }
  const current = section && entries.find(({ href }) => href === section.route);
  if (!section || !current) {
    return (
      <PageError title={t('administration.notFound.title')} text={t('administration.notFound.hint')}>
        <AppLink href={first.route}>{t('administration.notFound.back')}</AppLink>
      </PageError>
    );
  }
  const { Content } = section;
  return (
    <Place entries={entries} current={current} base="">
      <Box padding={{ base: '4', md: '6' }}>
        <Suspense fallback={<Skeleton height="20rem" borderRadius="card" />}>
          <Content />
        </Suspense>
      </Box>
    </Place>
  );
}

/** The page of another app that a route of the place names; the first one where it names none and the place has no section. */
function findGuest(entries: readonly NavigationEntry[], hash: string): NavigationEntry | undefined {
  const guests = entries.filter(({ href }) => !href.startsWith('#'));
  const [route] = hash.split('?');
  const isStart = route === '' || route === '#' || route === '#/';
  return isStart ? guests[0] : guests.find(({ code }) => route === `#/${code}`);
}

/** Leads on to a section that is a page of another app. */
function Onward({ href }: { href: string }): ReactElement {
  useEffect(() => void navigate(href, { replace: true }), [href]);
  return <Skeleton height="20rem" borderRadius="card" />;
}
