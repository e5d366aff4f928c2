import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { AppLink, Box, Flex, PageHeading, Text } from 'shell/ui';
import type { RegisteredClient } from '#shared/contracts';
import { CopyButton } from '../frame/copy-button.tsx';
import { useFocusOnArrival } from '../frame/use-focus-on-arrival.ts';
import { usePick } from '../frame/use-names.ts';
import { ClientBadges } from '../list/client-badges.tsx';
import { ClientMark } from '../list/client-mark.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { listHash } from '../routes/route.ts';

/** Who the app is, and in which state. */
export function ClientHeader({ client }: { client: RegisteredClient }): ReactElement {
  const t = useTranslations<MessageId>();
  const pick = usePick();
  useFocusOnArrival();
  return (
    <Box>
      <AppLink href={listHash}>{t('developers.gone.back')}</AppLink>
      <Flex align="flex-start" gap="4" marginTop="2">
        <ClientMark name={client.name} logo={client.logo} size="lg" />
        <Box minWidth="0" flex="1">
          <PageHeading overflowWrap="anywhere">{pick(client.name)}</PageHeading>
          <Flex align="center" wrap="wrap" columnGap="2" marginInlineEnd="-4">
            <Text fontFamily="mono" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
              {client.clientId}
            </Text>
            <CopyButton text={client.clientId} what={t('developers.secret.clientId')} />
          </Flex>
          <ClientBadges client={client} />
        </Box>
      </Flex>
    </Box>
  );
}
