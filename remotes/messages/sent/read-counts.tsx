import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Flex, Text } from 'shell/ui';
import type { SentMessage } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { StateBadge } from '../rows/state-badge.tsx';

export interface ReadCountsProps {
  message: Pick<SentMessage, 'read' | 'recipients' | 'recalledDate'>;
}

/** How many of those whom it was sent to have read it, as a bar and in words; of a recalled one, how many had. */
export function ReadCounts({ message: { read, recipients, recalledDate } }: ReadCountsProps): ReactElement {
  const t = useTranslations<MessageId>();
  if (recalledDate !== null)
    return (
      <Flex align="center" gap="2" wrap="wrap">
        <StateBadge state="recalled" />
        <Text as="span">{t('messages.recall.keepers', { count: read })}</Text>
      </Flex>
    );
  const isAll = read === recipients;
  return (
    <Flex align="center" gap="2" whiteSpace="nowrap">
      <Box width="5rem" height="1.5" borderRadius="full" bg="border" overflow="hidden" aria-hidden>
        <Box
          height="100%"
          borderRadius="full"
          bg={isAll ? 'green.solid' : 'brand.fg'}
          width={`${recipients === 0 ? 0 : Math.round((100 * read) / recipients)}%`}
        />
      </Box>
      <Text as="span" fontVariantNumeric="tabular-nums">
        {t(isAll ? 'messages.sent.readAll' : 'messages.sent.read', { read, recipients })}
      </Text>
    </Flex>
  );
}
