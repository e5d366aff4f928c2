import type { ReactElement } from 'react';
import { homePath, usePage, usePageTitle, useTranslations, useUser } from 'shell/session';
import { AppLink, Box, Flex, PageError } from 'shell/ui';
import { isAdministrator } from '#shared/contracts';
import type { MessageId } from './messages/message-id.ts';
import { findSection, sections } from './sections.ts';
import { SideNavigation } from './side-navigation.tsx';

/** The place of administrators: a side navigation, and the section that the hash names. Who may do what is decided on the server. */
export function AdministrationPage(): ReactElement {
  const t = useTranslations<MessageId>();
  const { hash } = usePage();
  const user = useUser();
  const section = findSection(hash);
  usePageTitle(t(section?.label ?? 'administration.page.title'));
  if (!isAdministrator(user)) {
    return (
      <PageError title={t('administration.forbidden.title')} text={t('administration.forbidden.hint')}>
        <AppLink href={homePath()}>{t('administration.forbidden.home')}</AppLink>
      </PageError>
    );
  }
  if (!section) {
    return (
      <PageError title={t('administration.notFound.title')} text={t('administration.notFound.hint')}>
        <AppLink href={sections[0].route}>{t('administration.notFound.back')}</AppLink>
      </PageError>
    );
  }
  const { Content } = section;
  return (
    <Box padding={{ base: '4', md: '6' }}>
      <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: '4', lg: '6' }} align="stretch">
        <SideNavigation current={section} />
        <Box flex="1" minWidth="0">
          <Content />
        </Box>
      </Flex>
    </Box>
  );
}
