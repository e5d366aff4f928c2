import { KeyRound, Upload } from 'lucide-react';
import type { ReactElement } from 'react';
import { Permitted } from 'shell/permissions';
import { navigate, useTranslations } from 'shell/session';
import { AppLink, Box, Button, Flex, PageHeading, Text } from 'shell/ui';
import { appOverridePath } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { findGuide } from '../routes/guides.ts';
import { appKeysHash, appUploadHash, formatGuideHash } from '../routes/route.ts';

const guide = findGuide('apps-from-another-repository');
const button = {
  flex: { base: '1', sm: 'none' },
  paddingInline: { base: '2', md: '4' },
  minHeight: { base: '11', md: '10' },
} as const;

/** What apps of the portal are, and what one does about them first. */
export function AppsHeading(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Flex align="flex-start" wrap="wrap" gap="3">
      <Box flex="1 1 16rem" minWidth="0">
        <PageHeading>{t('developers.apps.title')}</PageHeading>
        <Text color="fg.muted">
          {t('developers.apps.intro')}{' '}
          {guide ? (
            <Permitted code="guides">
              <AppLink href={formatGuideHash(guide)}>{t('developers.apps.guide')}</AppLink>
            </Permitted>
          ) : null}
        </Text>
        <Permitted code="app.override">
          <AppLink href={appOverridePath}>{t('developers.override.title')}</AppLink>
        </Permitted>
      </Box>
      <Flex gap="2" width={{ base: '100%', sm: 'auto' }}>
        <Button variant="outline" {...button} onClick={() => void navigate(appKeysHash)}>
          <KeyRound size={18} strokeWidth={1.75} aria-hidden />
          {t('developers.ownKeys.title')}
        </Button>
        <Button {...button} onClick={() => void navigate(appUploadHash)}>
          <Upload size={18} strokeWidth={1.75} aria-hidden />
          {t('developers.upload.open')}
        </Button>
      </Flex>
    </Flex>
  );
}
