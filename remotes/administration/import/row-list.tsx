import type { ReactElement } from 'react';
import { ListTable } from 'shell/kit';
import { type Translate, useLanguage, useTranslations } from 'shell/session';
import { Badge, Flex, Stack, Text } from 'shell/ui';
import {
  type ImportKind,
  type ImportOutcome,
  type ImportRow,
  importFields,
  importTableKinds,
  userTypes,
} from '#shared/contracts';
import { useNarrow } from '#shared/viewport';
import { CardItem, PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { rowProblemText } from './problem-text.ts';

const palettes: Record<ImportOutcome, string> = {
  new: 'green',
  changed: 'brand',
  same: 'gray',
  leaving: 'orange',
  refused: 'red',
};

export interface RowListProps {
  rows: readonly ImportRow[];
  kind: ImportKind;
}

/** Rows of a file with what becomes of them; as cards where there is no room for a table. */
export function RowList({ rows, kind }: RowListProps): ReactElement {
  const t = useTranslations<MessageId>();
  const caption = t('administration.import.rows');
  if (useNarrow())
    return (
      <PlainList aria-label={caption}>
        {rows.map((row) => (
          <CardItem key={keyOf(row)}>
            <Flex wrap="wrap" align="center" gap="2">
              <Text color="fg.muted" fontSize="sm">
                {row.row === null ? '' : t('administration.import.rowNumber', { number: row.row })}
              </Text>
              <Outcome row={row} />
            </Flex>
            <Text overflowWrap="anywhere">{summaryOf(row, kind, t)}</Text>
            <Details row={row} />
          </CardItem>
        ))}
      </PlainList>
    );
  return (
    <ListTable.Root>
      <ListTable.Head
        caption={caption}
        columns={(['row', 'outcome', 'content', 'details'] as const).map((key) => ({
          key,
          label: t(`administration.import.column.${key}`),
        }))}
      />
      <tbody>
        {rows.map((row) => (
          <ListTable.Row key={keyOf(row)}>
            <ListTable.Cell fontVariantNumeric="tabular-nums">{row.row ?? '–'}</ListTable.Cell>
            <ListTable.Cell>
              <Outcome row={row} />
            </ListTable.Cell>
            <ListTable.Cell overflowWrap="anywhere">{summaryOf(row, kind, t)}</ListTable.Cell>
            <ListTable.Cell>
              <Details row={row} />
            </ListTable.Cell>
          </ListTable.Row>
        ))}
      </tbody>
    </ListTable.Root>
  );
}

/** Who is not in the file has no row, but a login name. */
function keyOf({ row, values }: ImportRow): string {
  return row === null ? `leaving ${values.loginName ?? values.realName ?? ''}` : String(row);
}

/** What the row says, in the order of its kind. */
function summaryOf({ values }: ImportRow, kind: ImportKind, t: Translate<MessageId>): string {
  const { userType } = values;
  const known = userTypes.find((code) => String(code) === userType);
  const part = importTableKinds.find((one) => one === values.part);
  const shown: ImportRow['values'] = {
    ...values,
    ...(known && { userType: t(`administration.import.userType.${known}`) }),
    ...(part && { part: t(`administration.import.kind.${part}`) }),
  };
  return importFields[kind].flatMap((field) => shown[field] || []).join(' · ');
}

function Outcome({ row: { outcome } }: { row: ImportRow }): ReactElement {
  const t = useTranslations<MessageId>();
  return <Badge colorPalette={palettes[outcome]}>{t(`administration.import.outcome.${outcome}`)}</Badge>;
}

/** What changes, and what is wrong. */
function Details({ row: { changes, problems } }: { row: ImportRow }): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  return (
    <Stack gap="0.5">
      {changes.map(({ field, before, after }) => (
        <Text key={field} fontSize="sm" overflowWrap="anywhere">
          {t('administration.import.change', {
            field: t(`administration.import.field.${field}`),
            before: before || t('administration.import.nothing'),
            after: after || t('administration.import.nothing'),
          })}
        </Text>
      ))}
      {problems.map((problem) => (
        <Text
          key={`${problem.code} ${problem.field}`}
          fontSize="sm"
          color={problem.isWarning ? 'fg.warning' : 'fg.error'}
          overflowWrap="anywhere"
        >
          {rowProblemText(problem, { t, language })}
        </Text>
      ))}
    </Stack>
  );
}
