import type { ReactElement } from 'react';
import { usePageTitle, useTranslations } from 'shell/session';
import { AppLink, Box, PageHeading, Text } from 'shell/ui';
import { PageBody } from '../frame/page-body.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { appsHash } from '../routes/route.ts';
import { KeysCard } from './keys-card.tsx';

/** The keys by which the user's archives and orders are signed. */
export function KeysPage(): ReactElement {
  const t = useTranslations<MessageId>();
  usePageTitle(t('developers.ownKeys.title'));
  return (
    <PageBody>
      <Box>
        <AppLink href={appsHash}>{t('developers.apps.back')}</AppLink>
        <PageHeading marginTop="1">{t('developers.ownKeys.title')}</PageHeading>
        <Text color="fg.muted">{t('developers.ownKeys.intro')}</Text>
      </Box>
      <KeysCard />
    </PageBody>
  );
}
