import type { ReactElement } from 'react';
import { ListTable } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Text } from 'shell/ui';
import type { ListedRetention } from '#shared/contracts';
import { useNarrow } from '#shared/viewport';
import { CardItem, PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { useTerms } from './use-terms.ts';

/** What is kept, and how long: a table, on phones a list of cards. */
export function RetentionList({ retentions }: { retentions: readonly ListedRetention[] }): ReactElement {
  const t = useTranslations<MessageId>();
  const { nameOf, termOf, waitingOf } = useTerms();
  const caption = t('administration.section.retention');
  const isCounted = retentions.some(({ waiting }) => waiting !== null);
  if (useNarrow())
    return (
      <PlainList aria-label={caption}>
        {retentions.map((one) => (
          <CardItem key={one.table}>
            <Text fontWeight="600">{nameOf(one)}</Text>
            <Text fontSize="sm">{termOf(one)}</Text>
            {waitingOf(one) ? (
              <Text fontSize="sm" color="fg.muted">
                {waitingOf(one)}
              </Text>
            ) : null}
          </CardItem>
        ))}
      </PlainList>
    );
  const columns = ['name', 'term', ...(isCounted ? (['waiting'] as const) : [])] as const;
  return (
    <ListTable.Root>
      <ListTable.Head
        caption={caption}
        columns={columns.map((column) => ({ key: column, label: t(`administration.retention.${column}`) }))}
      />
      <tbody>
        {retentions.map((one) => (
          <ListTable.Row key={one.table}>
            <ListTable.Cell fontWeight="600">{nameOf(one)}</ListTable.Cell>
            <ListTable.Cell>{termOf(one)}</ListTable.Cell>
            {isCounted ? (
              <ListTable.Cell whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                {waitingOf(one)}
              </ListTable.Cell>
            ) : null}
          </ListTable.Row>
        ))}
      </tbody>
    </ListTable.Root>
  );
}
