import type { ReactElement } from 'react';
import { ListTable } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Badge, Box, chakra, Flex, Text } from 'shell/ui';
import type { ClientEventLine } from '#shared/contracts';
import { useNarrow } from '#shared/viewport';
import { eventMessage, toneOf } from '../state/event-names.ts';
import type { MessageId } from '../state/message-id.ts';
import { useInstant } from '../state/use-names.ts';

export interface EventListProps {
  events: readonly ClientEventLine[];
  caption: string;
}

const columns = ['at', 'event', 'reason'] as const;
const palettes = { refused: 'red', accepted: 'green', changed: 'gray' } as const;

const EventName = ({ event }: { event: string }): ReactElement => {
  const t = useTranslations<MessageId>();
  const id = eventMessage(event);
  return <Badge colorPalette={palettes[toneOf(event)]}>{id ? t(id) : event}</Badge>;
};

const Reason = ({ line }: { line: ClientEventLine }): ReactElement => (
  <>
    <Text fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
      {line.reason ?? ''}
    </Text>
    <Text fontFamily="mono" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
      {[line.event, line.ip, line.requestId].filter(Boolean).join(' · ')}
    </Text>
  </>
);

const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    padding: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _last: { borderBottomWidth: '0' },
  },
});

/** Lines of the log, newest first, as table or cards. */
export const EventList = ({ events, caption }: EventListProps): ReactElement => {
  const t = useTranslations<MessageId>();
  const tell = useInstant();
  if (useNarrow()) {
    return (
      <List aria-label={caption}>
        {events.map((line) => (
          <Item key={line.id}>
            <Flex justify="space-between" gap="2" wrap="wrap" marginBottom="1">
              <EventName event={line.event} />
              <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                {tell(line.at, true)}
              </Text>
            </Flex>
            <Reason line={line} />
          </Item>
        ))}
      </List>
    );
  }
  return (
    <ListTable.Root>
      <ListTable.Head
        caption={caption}
        columns={columns.map((column) => ({ key: column, label: t(`developers.log.column.${column}`) }))}
      />
      <tbody>
        {events.map((line) => (
          <ListTable.Row key={line.id}>
            <ListTable.Cell whiteSpace="nowrap" fontVariantNumeric="tabular-nums" verticalAlign="top">
              {tell(line.at, true)}
            </ListTable.Cell>
            <ListTable.Cell whiteSpace="nowrap" verticalAlign="top">
              <EventName event={line.event} />
            </ListTable.Cell>
            <ListTable.Cell>
              <Box>
                <Reason line={line} />
              </Box>
            </ListTable.Cell>
          </ListTable.Row>
        ))}
      </tbody>
    </ListTable.Root>
  );
};
