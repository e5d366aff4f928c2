import { BookOpen, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { Permitted } from 'shell/permissions';
import { navigate, useTranslations } from 'shell/session';
import { AppLink, Box, Button, Flex, PageHeading, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { firstGuide } from '../routes/guides.ts';
import { formatApiHash, formatGuideHash, registerHash } from '../routes/route.ts';

/** The name of the app, what it is for, and what one does here first. */
export function CentreHeading(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Flex align="flex-start" wrap="wrap" gap="3">
      <Box flex="1 1 16rem" minWidth="0">
        <PageHeading>{t('developers.list.title')}</PageHeading>
        <Text color="fg.muted">
          {t('developers.list.intro')}{' '}
          <Permitted code="guides">
            <AppLink href={formatGuideHash(firstGuide)}>{t('developers.list.guides')}</AppLink>
          </Permitted>
        </Text>
      </Box>
      <Flex gap="2" width={{ base: '100%', sm: 'auto' }}>
        <Permitted code="api">
          <Button
            variant="outline"
            flex={{ base: '1', sm: 'none' }}
            paddingInline={{ base: '2', md: '4' }}
            minHeight={{ base: '11', md: '10' }}
            onClick={() => void navigate(formatApiHash())}
          >
            <BookOpen size={18} strokeWidth={1.75} aria-hidden />
            {t('developers.list.api')}
          </Button>
        </Permitted>
        <Permitted code="client.register">
          <Button
            flex={{ base: '1', sm: 'none' }}
            paddingInline={{ base: '2', md: '4' }}
            minHeight={{ base: '11', md: '10' }}
            onClick={() => void navigate(registerHash)}
          >
            <Plus size={18} strokeWidth={1.75} aria-hidden />
            {t('developers.list.register')}
          </Button>
        </Permitted>
      </Flex>
    </Flex>
  );
}
