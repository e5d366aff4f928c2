import { type ReactElement, Suspense } from 'react';
import { usePermittedCodes } from 'shell/permissions';
import { homePath, usePage, usePageTitle, useTranslations, useUser } from 'shell/session';
import { AppLink, Box, PageError, Skeleton } from 'shell/ui';
import type { MessageId } from './messages/message-id.ts';
import { Place } from './navigation/place.tsx';
import { findSection, sectionsOf } from './sections.ts';
import { useEntries } from './use-entries.ts';

/**
 * The place of administrators: a side navigation of the sections that the user's menu has, and the one that the hash names. Who may
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
  usePageTitle(t(section?.label ?? 'administration.page.title'));
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
