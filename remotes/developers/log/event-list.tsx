import type { ReactElement } from 'react';
import { ListTable } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Badge, Box, Flex, Text } from 'shell/ui';
import type { ClientEventLine } from '#shared/contracts';
import { useNarrow } from '#shared/viewport';
import { Row, Rows } from '../frame/rows.tsx';
import { useInstant } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { eventName, toneOf } from './event-names.ts';

export interface EventListProps {
  events: readonly ClientEventLine[];
  caption: string;
}

const columns = ['at', 'event', 'reason'] as const;
const palettes = { refused: 'red', accepted: 'green', changed: 'gray' } as const;

/** Lines of the log, newest first, as table or cards. */
export function EventList({ events, caption }: EventListProps): ReactElement {
  const t = useTranslations<MessageId>();
  const formatInstant = useInstant();
  if (useNarrow()) {
    return (
      <Rows aria-label={caption}>
        {events.map((line) => (
          <Row key={line.id} padding="3">
            <Flex justify="space-between" gap="2" wrap="wrap" marginBottom="1">
              <EventName event={line.event} />
              <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                {formatInstant(line.at, true)}
              </Text>
            </Flex>
            <Reason line={line} />
          </Row>
        ))}
      </Rows>
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
              {formatInstant(line.at, true)}
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
}

function EventName({ event }: { event: string }): ReactElement {
  const t = useTranslations<MessageId>();
  return <Badge colorPalette={palettes[toneOf(event)]}>{eventName(event, t)}</Badge>;
}

function Reason({ line }: { line: ClientEventLine }): ReactElement {
  return (
    <>
      <Text fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
        {line.reason ?? ''}
      </Text>
      <Text fontFamily="mono" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
        {[line.event, line.ip, line.requestId].filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}
