import { type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type DesktopMessage, pickLanguage } from '#shared/contracts';
import { getLanguage } from '../../core/language/index.ts';
import { Box, Button, chakra, Flex, HStack, Text } from '../../kit/ui/index.ts';
import { useCanOpen } from '../app-icons/index.ts';
import { ImportanceMark } from './importance-mark.tsx';
import { MessageDate } from './message-date.tsx';
import { findMessageTarget, type MessageTarget } from './message-target.ts';
import { RowTitle } from './row-title.tsx';
import { TargetNote } from './target-note.tsx';

const Item = chakra('li', {
  base: {
    position: 'relative',
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
  /** The server's clock when it sent the message. */
  asOf: number;
  /** Shows all of it; undefined where there is no message centre. */
  onRead: (() => void) | undefined;
  onOpen: (target: MessageTarget) => void;
  onIgnore: () => void;
}

const action = { size: 'sm', minHeight: { base: '11', md: '9' } } as const;

/** An unread message. Its text is text, whatever stands in it. */
export function MessageRow({
  message,
  moduleName,
  asOf,
  onRead,
  onOpen,
  onIgnore,
}: MessageRowProps): ReactElement {
  const { formatMessage } = useIntl();
  const canOpen = useCanOpen();
  const target = useMemo(() => findMessageTarget(message, location.origin, canOpen), [message, canOpen]);
  const text = pickLanguage(message.messageMeno, getLanguage());
  const title = message.title && pickLanguage(message.title, getLanguage());
  const leads = target.kind === 'page' || target.kind === 'expiry';
  return (
    <Item>
      <Flex columnGap="3" direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }}>
        <Box flex="1" minWidth="0">
          {onRead ? (
            <RowTitle onOpen={onRead}>{title ?? text}</RowTitle>
          ) : (
            <Text fontWeight="600" overflowWrap="anywhere">
              {title ?? text}
            </Text>
          )}
          {title ? (
            <Text overflowWrap="anywhere" lineClamp="2">
              {text}
            </Text>
          ) : null}
          <Flex wrap="wrap" columnGap="3" rowGap="1" marginTop="1" fontSize="sm" color="fg.muted">
            <ImportanceMark level={message.importance} />
            <Text as="span" overflowWrap="anywhere">
              {moduleName}
            </Text>
            <MessageDate text={message.messageDate} asOf={asOf} />
            {target.kind === 'blocked' || target.kind === 'closed' ? (
              <TargetNote>{formatMessage({ id: `message.row.${target.kind}` })}</TargetNote>
            ) : null}
          </Flex>
        </Box>
        <HStack gap="2" justify="flex-end" position="relative">
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
}
