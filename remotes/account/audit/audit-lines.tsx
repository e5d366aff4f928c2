import type { ReactElement } from 'react';
import { ListTable } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Text } from 'shell/ui';
import type { AuditLogLine } from '#shared/contracts';
import { useNarrow } from '#shared/viewport';
import { EventLine } from '../activity/event-line.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { Moment } from '../section/moment.tsx';
import { Row, RowList } from '../section/row-list.tsx';

interface LinesProps {
  lines: readonly AuditLogLine[];
  caption: string;
}

const columns = ['at', 'event', 'who', 'where'] as const;

/** Lines of the trail as a table, on phones as cards. */
export function AuditLines(props: LinesProps): ReactElement {
  const isNarrow = useNarrow();
  return isNarrow ? <AuditCards {...props} /> : <AuditTable {...props} />;
}

function AuditCards({ lines, caption }: LinesProps): ReactElement {
  return (
    <RowList label={caption}>
      {lines.map((line) => (
        <Row key={line.id}>
          <EventLine line={line} isExact />
          <Box marginTop="1">
            <Who line={line} />
          </Box>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {[line.ip, line.deviceLabel].filter(Boolean).join(' · ')}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            <Moment at={line.at} />
          </Text>
        </Row>
      ))}
    </RowList>
  );
}

function AuditTable({ lines, caption }: LinesProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <ListTable.Root>
      <ListTable.Head
        caption={caption}
        columns={columns.map((column) => ({ key: column, label: t(`account.audit.column.${column}`) }))}
      />
      <tbody>
        {lines.map((line) => (
          <ListTable.Row key={line.id}>
            <ListTable.Cell>
              <Moment at={line.at} />
            </ListTable.Cell>
            <ListTable.Cell maxWidth="24em">
              <EventLine line={line} isExact />
            </ListTable.Cell>
            <ListTable.Cell minWidth="7em">
              <Who line={line} />
            </ListTable.Cell>
            <ListTable.Cell>
              <Text fontVariantNumeric="tabular-nums">{line.ip}</Text>
              <Text fontSize="sm" color="fg.muted">
                {line.deviceLabel}
              </Text>
            </ListTable.Cell>
          </ListTable.Row>
        ))}
      </tbody>
    </ListTable.Root>
  );
}

function Who({ line }: { line: AuditLogLine }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <>
      <Text overflowWrap="anywhere">{line.realName ?? line.loginName}</Text>
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {[line.loginName, line.actorName ? t('account.activity.by', { name: line.actorName }) : '']
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </>
  );
}
