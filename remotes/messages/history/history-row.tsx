import { type ReactElement, useMemo } from 'react';
import {
  findMessageTarget,
  ImportanceMark,
  MessageDate,
  RowTitle,
  TargetNote,
  useCanOpen,
} from 'shell/header';
import { useLanguage, useTranslations } from 'shell/session';
import { Badge, Box, Flex, Text } from 'shell/ui';
import { type MessageRecord, pickLanguage } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { RowAction } from '../rows/row-action.tsx';
import { RowList } from '../rows/row-list.tsx';
import { StateBadge } from '../rows/state-badge.tsx';

export interface HistoryRowProps {
  message: MessageRecord;
  moduleName: string;
  /** The server's clock when it sent the message. */
  asOf: number;
  onOpen: () => void;
  onIgnore: () => void;
}

/** One message of the history. Its text is text, whatever stands in it. */
export function HistoryRow(props: HistoryRowProps): ReactElement {
  const { message, moduleName, asOf, onOpen, onIgnore } = props;
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const canOpen = useCanOpen();
  const target = useMemo(() => findMessageTarget(message, location.origin, canOpen), [message, canOpen]);
  const text = pickLanguage(message.messageMeno, language);
  const title = message.title && pickLanguage(message.title, language);
  const { isRead, isRecalled, isReminder, senderName } = message;
  return (
    <RowList.Item position="relative" _hover={{ bg: 'bg.subtle' }}>
      <Flex columnGap="3" direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }}>
        <Box flex="1" minWidth="0">
          <Flex gap="2" align="baseline">
            {isRead ? null : <Badge colorPalette="red">{t('messages.row.unread')}</Badge>}
            <RowTitle isBold={!isRead} onOpen={onOpen}>
              {title ?? text}
            </RowTitle>
          </Flex>
          {title ? (
            <Text overflowWrap="anywhere" lineClamp="2">
              {text}
            </Text>
          ) : null}
          <Flex wrap="wrap" columnGap="3" rowGap="1" marginTop="1" fontSize="sm" color="fg.muted">
            {isRecalled ? <StateBadge state="recalled" /> : null}
            {isReminder && !isRead ? <StateBadge state="reminder" /> : null}
            <ImportanceMark level={message.importance} />
            <Text as="span" overflowWrap="anywhere">
              {moduleName}
            </Text>
            {senderName ? <Text as="span">{t('messages.row.sender', { name: senderName })}</Text> : null}
            <MessageDate text={message.messageDate} asOf={asOf} />
            {target.kind === 'blocked' || target.kind === 'closed' ? (
              <TargetNote>{t(`messages.row.${target.kind}`)}</TargetNote>
            ) : null}
          </Flex>
        </Box>
        {isRead ? null : (
          // Above what opens the row.
          <Flex position="relative" justify="flex-end">
            <RowAction word="messages.row.ignore" about={title ?? text} variant="ghost" onPress={onIgnore} />
          </Flex>
        )}
      </Flex>
    </RowList.Item>
  );
}
