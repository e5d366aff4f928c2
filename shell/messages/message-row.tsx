import { Link2Off } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type DesktopMessage, pickLanguage } from '#shared/contracts';
import { getLanguage } from '../language/index.ts';
import { Box, Button, chakra, Flex, HStack, Text } from '../ui/index.ts';
import { ImportanceMark } from './importance-mark.tsx';
import { MessageDate } from './message-date.tsx';
import { findMessageTarget, type MessageTarget } from './message-target.ts';

const Item = chakra('li', {
  base: {
    paddingBlock: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _last: { borderBottomWidth: '0' },
    // Two hundred of them scroll like ten.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 4.75rem',
  },
});

export interface MessageRowProps {
  message: DesktopMessage;
  moduleName: string;
  onOpen: (target: MessageTarget) => void;
  onIgnore: () => void;
}

const action = { size: 'sm', minHeight: { base: '11', md: '9' } } as const;

/** An unread message. Its text is text, whatever stands in it. */
export const MessageRow = ({ message, moduleName, onOpen, onIgnore }: MessageRowProps): ReactElement => {
  const { formatMessage } = useIntl();
  const target = useMemo(() => findMessageTarget(message, location.origin), [message]);
  const text = pickLanguage(message.messageMeno, getLanguage());
  const leads = target.kind === 'page' || target.kind === 'expiry';
  return (
    <Item>
      <Flex columnGap="3" direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }}>
        <Box flex="1" minWidth="0">
          <Text fontWeight="500" overflowWrap="anywhere">
            {text}
          </Text>
          <Flex wrap="wrap" columnGap="3" rowGap="1" marginTop="1" fontSize="sm" color="fg.muted">
            <ImportanceMark level={message.importance} />
            <Text as="span" overflowWrap="anywhere">
              {moduleName}
            </Text>
            <MessageDate text={message.messageDate} />
            {target.kind === 'blocked' ? (
              <HStack as="span" gap="1">
                <Link2Off size={16} strokeWidth={1.75} aria-hidden />
                <Text as="span">{formatMessage({ id: 'message.row.blocked' })}</Text>
              </HStack>
            ) : null}
          </Flex>
        </Box>
        <HStack gap="2" justify="flex-end">
          {leads ? (
            <Button
              variant="outline"
              {...action}
              aria-label={formatMessage({ id: 'message.row.viewThis' }, { text })}
              onClick={() => onOpen(target)}
            >
              {formatMessage({ id: 'message.row.view' })}
            </Button>
          ) : null}
          <Button
            variant="ghost"
            {...action}
            aria-label={formatMessage({ id: 'message.row.ignoreThis' }, { text })}
            onClick={onIgnore}
          >
            {formatMessage({ id: 'message.row.ignore' })}
          </Button>
        </HStack>
      </Flex>
    </Item>
  );
};
