import { Link2Off } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { findMessageTarget, ImportanceMark, openTarget } from 'shell/header';
import { useLanguage } from 'shell/session';
import { Badge, Box, Flex, HStack, Text } from 'shell/ui';
import { type MessageRecord, pickLanguage } from '#shared/contracts';
import { useSay } from '../state/use-say.ts';
import { MessageDate } from './message-date.tsx';
import { RowAction } from './row-action.tsx';
import { RowList } from './row-list.tsx';

export interface HistoryRowProps {
  message: MessageRecord;
  moduleName: string;
  /** The server's clock when it told of the message. */
  asOf: number;
  onRead: (id: string) => void;
}

/** One message of the history. Its text is text, whatever stands in it. */
export const HistoryRow = ({ message, moduleName, asOf, onRead }: HistoryRowProps): ReactElement => {
  const say = useSay();
  const { language } = useLanguage();
  const target = useMemo(() => findMessageTarget(message, location.origin), [message]);
  const text = pickLanguage(message.messageMeno, language);
  const { id, isRead, senderName } = message;
  const onOpen = (): void => {
    // A reminder of ends stays one until it is put aside.
    if (!isRead && target.kind === 'page') onRead(id);
    openTarget(target, asOf);
  };
  return (
    <RowList.Item>
      <Flex columnGap="3" direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }}>
        <Box flex="1" minWidth="0">
          <Flex gap="2" align="baseline">
            {isRead ? null : <Badge colorPalette="red">{say('messages.row.unread')}</Badge>}
            <Text fontWeight={isRead ? '400' : '600'} overflowWrap="anywhere" minWidth="0">
              {text}
            </Text>
          </Flex>
          <Flex wrap="wrap" columnGap="3" rowGap="1" marginTop="1" fontSize="sm" color="fg.muted">
            <ImportanceMark level={message.importance} />
            <Text as="span" overflowWrap="anywhere">
              {moduleName}
            </Text>
            {senderName ? <Text as="span">{say('messages.row.sender', { name: senderName })}</Text> : null}
            <MessageDate text={message.messageDate} />
            {target.kind === 'blocked' ? (
              <HStack as="span" gap="1">
                <Link2Off size={16} strokeWidth={1.75} aria-hidden />
                <Text as="span">{say('messages.row.blocked')}</Text>
              </HStack>
            ) : null}
          </Flex>
        </Box>
        <HStack gap="2" justify="flex-end">
          {target.kind === 'page' || target.kind === 'expiry' ? (
            <RowAction word="messages.row.view" about={text} variant="outline" onPress={onOpen} />
          ) : null}
          {isRead ? null : (
            <RowAction word="messages.row.read" about={text} variant="ghost" onPress={() => onRead(id)} />
          )}
        </HStack>
      </Flex>
    </RowList.Item>
  );
};
