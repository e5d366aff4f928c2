import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ChangeQuery } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Button, Checkbox, Grid, Text } from 'shell/ui';
import type { DriveSort } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { type DriveQuery, driveQuery } from '../place/drive-query.ts';
import { rowColumns } from './row-lines.ts';

export interface ListHeadProps {
  query: DriveQuery;
  /** Tiles have no columns: the name alone sets the order there. */
  isTiled: boolean;
  onChange: ChangeQuery<DriveQuery>;
  onChooseAll: () => void;
}

/** Chooses all, and names the columns, of which three set the order. */
export function ListHead({ query, isTiled, onChange, onChooseAll }: ListHeadProps): ReactElement {
  const t = useTranslations<MessageId>();
  const sortButton = (sort: DriveSort, label: MessageId): ReactElement => {
    const isSorted = query.sort === sort;
    const Arrow = query.order === 'up' ? ArrowUp : ArrowDown;
    return (
      <Button
        variant="plain"
        size="sm"
        paddingInline="0"
        justifyContent="flex-start"
        color="fg.muted"
        aria-label={t('drive.sort.by', { column: t(label) })}
        aria-pressed={isSorted}
        onClick={() => onChange((now) => sortedBy(now, sort))}
      >
        {t(label)}
        {isSorted ? <Arrow size={14} strokeWidth={1.75} aria-hidden /> : null}
      </Button>
    );
  };
  return (
    <Grid
      gridTemplateColumns={rowColumns}
      alignItems="center"
      gap="2"
      paddingInline="3"
      height="11"
      position="sticky"
      top={{ base: '13', md: '15' }}
      zIndex="sticky"
      bg="bg.subtle"
      borderBottomWidth="1px"
      borderColor="border"
      borderTopRadius="card"
    >
      <Checkbox checked={false} onChange={onChooseAll} aria-label={t('drive.list.chooseAll')} />
      {sortButton('name', 'drive.column.name')}
      {isTiled ? null : (
        <>
          <Grid hideBelow="lg">{sortButton('size', 'drive.column.size')}</Grid>
          <Text hideBelow="lg" fontSize="sm" fontWeight="medium" color="fg.muted">
            {t('drive.column.by')}
          </Text>
          <Grid hideBelow="lg">
            {sortButton(
              'changed',
              query.view === 'bin' && !query.keyword ? 'drive.column.removed' : 'drive.column.when',
            )}
          </Grid>
          <span />
        </>
      )}
    </Grid>
  );
}

/** By another column, or the other way round. */
export function sortedBy(query: DriveQuery, sort: DriveSort): DriveQuery {
  const order = query.sort === sort && query.order === 'up' ? 'down' : 'up';
  return driveQuery.narrow(query, { sort, order });
}
