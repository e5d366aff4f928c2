import type { ReactElement } from 'react';
import { ListTable, NameButton } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Badge, Flex, Text } from 'shell/ui';
import type { SchoolYear } from '#shared/contracts';
import { useNarrow } from '#shared/viewport';
import { CardItem, PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';

export interface YearListProps {
  years: readonly SchoolYear[];
  caption: string;
  onEdit: (year: SchoolYear) => void;
}

/** School years as a table; as cards where there is no room for one. */
export function YearList({ years, caption, onEdit }: YearListProps): ReactElement {
  const t = useTranslations<MessageId>();
  if (useNarrow())
    return (
      <PlainList aria-label={caption}>
        {years.map((year) => (
          <CardItem key={year.yearId}>
            <Title year={year} onEdit={onEdit} />
            <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              {t('administration.years.span', { from: year.beginsOn, to: year.endsOn })}
            </Text>
          </CardItem>
        ))}
      </PlainList>
    );
  return (
    <ListTable.Root>
      <ListTable.Head
        caption={caption}
        columns={(['name', 'begins', 'ends'] as const).map((column) => ({
          key: column,
          label: t(`administration.years.${column}`),
        }))}
      />
      <tbody>
        {years.map((year) => (
          <ListTable.Row key={year.yearId}>
            <ListTable.Cell>
              <Title year={year} onEdit={onEdit} />
            </ListTable.Cell>
            <ListTable.Cell fontVariantNumeric="tabular-nums">{year.beginsOn}</ListTable.Cell>
            <ListTable.Cell fontVariantNumeric="tabular-nums">{year.endsOn}</ListTable.Cell>
          </ListTable.Row>
        ))}
      </tbody>
    </ListTable.Root>
  );
}

/** The name of a year opens its form. */
function Title({ year, onEdit }: { year: SchoolYear; onEdit: (year: SchoolYear) => void }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Flex wrap="wrap" align="center" gap="2">
      <NameButton
        name={year.name}
        label={t('administration.classes.edit', { name: year.name })}
        onClick={() => onEdit(year)}
      />
      {year.isCurrent ? <Badge colorPalette="brand">{t('administration.years.current')}</Badge> : null}
    </Flex>
  );
}
