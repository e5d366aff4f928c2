// biome-ignore-all lint/a11y/useSemanticElements: a window over a long list is no table of HTML
// biome-ignore-all lint/a11y/useFocusableInteractive: nobody moves to a heading that only screen readers have
import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Flex, Grid, Skeleton } from 'shell/ui';
import { useNarrow } from '#shared/viewport';
import type { MessageId } from '../messages/message-id.ts';
import type { DriveQuery } from '../place/drive-query.ts';
import { type Command, commandsFor } from '../tasks/task.ts';
import { type DrivePageAnswer, useEntriesAt } from './entry-pages.ts';
import { EntryRow } from './entry-row.tsx';
import { EntryTile } from './entry-tile.tsx';
import { findListAction, type ListAction } from './list-keys.ts';
import type { ListView } from './list-view.ts';
import { RowLines } from './row-lines.ts';
import { useVisibleRows } from './use-visible-rows.ts';

export type Layout = 'list' | 'grid';

export interface EntryWindowProps {
  view: Omit<ListView, 'entryAt' | 'isSettled'>;
  layout: Layout;
  query: DriveQuery;
  firstPage: DrivePageAnswer;
}

const heights = { list: { wide: 3.25, narrow: 4.25 }, grid: { wide: 13, narrow: 12 } } as const;
const tileColumns = { wide: 5, narrow: 2 } as const;

/** A list as long as it may be, of which only what the window shows is in the page. */
export function EntryWindow({ view: given, layout, query, firstPage }: EntryWindowProps): ReactElement {
  const width = useNarrow() ? 'narrow' : 'wide';
  const columns = layout === 'grid' ? tileColumns[width] : 1;
  const rem = heights[layout][width];
  const list = useRef<HTMLDivElement>(null);
  const rows = Math.ceil(given.total / columns);
  const { first, end, rowHeight, isSettled } = useVisibleRows(list, rows, rem);
  const entryAt = useEntriesAt(query, firstPage, { first: first * columns, end: end * columns });
  const view: ListView = { ...given, entryAt, isSettled };
  const onKeyDown = useListKeys(view, list, columns, rowHeight);
  const [Lines, Line] = layout === 'grid' ? [Box, TileLine] : [RowLines, RowLine];
  return (
    <Box
      ref={list}
      role="grid"
      aria-label={view.caption}
      aria-multiselectable
      aria-rowcount={rows}
      position="relative"
      // Not as a style of its own for each length, which would have all styles of the page sorted anew.
      style={{ height: layout === 'grid' ? `${rows * rem + 0.75}rem` : `${rows * rem}rem` }}
      onKeyDown={onKeyDown}
    >
      {layout === 'list' ? <Headings /> : null}
      <Lines position="absolute" insetInline="0" style={{ top: `${first * rem}rem` }}>
        {Array.from({ length: end - first }, (_, at) => first + at).map((line) => (
          <Line key={line} view={view} line={line} columns={columns} height={`${rem}rem`} />
        ))}
      </Lines>
    </Box>
  );
}

interface LineProps {
  view: ListView;
  line: number;
  columns: number;
  height: string;
}

function RowLine({ view, line, height }: LineProps): ReactElement {
  const entry = view.entryAt(line);
  return entry ? (
    <EntryRow view={view} row={line} entry={entry} height={height} />
  ) : (
    <div style={{ height }} aria-hidden>
      <span />
      <Skeleton height="4" width="48" maxWidth="100%" />
    </div>
  );
}

function TileLine({ view, line, columns, height }: LineProps): ReactElement {
  const rows = Array.from({ length: columns }, (_, at) => line * columns + at).filter(
    (row) => row < view.total,
  );
  return (
    <Grid
      role="row"
      aria-rowindex={line + 1}
      gridTemplateColumns={`repeat(${columns}, minmax(0, 1fr))`}
      gap="3"
      height={height}
      paddingInline="3"
      paddingTop="3"
    >
      {rows.map((row) => {
        const entry = view.entryAt(row);
        return entry ? (
          <EntryTile key={row} view={view} row={row} entry={entry} height={`calc(${height} - 0.75rem)`} />
        ) : (
          <Skeleton key={row} height="full" borderRadius="card" />
        );
      })}
    </Grid>
  );
}

/** Names the columns for screen readers; everybody else sees them above the list. */
function Headings(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Flex srOnly role="row">
      {(['choose', 'name', 'size', 'by', 'when', 'actions'] as const).map((column) => (
        <span role="columnheader" key={column}>
          {t(`drive.column.${column}`)}
        </span>
      ))}
    </Flex>
  );
}

/** Keys of a list of files. The focus follows to a row that comes into the page only then. */
function useListKeys(
  view: ListView,
  list: RefObject<HTMLDivElement | null>,
  columns: number,
  rowHeight: number,
): (event: KeyboardEvent) => void {
  const { chosen, entryAt, total, onCommand } = view;
  const { active } = chosen.selection;
  const follows = useRef(false);
  useEffect(() => {
    if (!follows.current) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${active}"]`);
    if (!row) return;
    follows.current = false;
    row.focus({ preventScroll: true });
  });
  const command = (kind: Command): void => {
    const entry = entryAt(active);
    const entries = chosen.entries.length > 0 ? chosen.entries : entry ? [entry] : [];
    if (commandsFor(entries, view).includes(kind)) onCommand(kind, entries);
  };
  const run = (action: ListAction): void => {
    if (action.kind === 'go') {
      follows.current = true;
      chosen.choose(action.row, action.mode, entryAt);
      bringIntoSight(list.current, Math.floor(action.row / columns), rowHeight);
    } else if (action.kind === 'toggle') chosen.choose(active, 'toggle', entryAt);
    else if (action.kind === 'all') void chosen.chooseAll(total);
    else if (action.kind === 'clear') chosen.clear();
    else if (action.kind === 'open') {
      const entry = entryAt(active);
      if (entry && !view.isBin) onCommand('open', [entry]);
    } else command(action.kind);
  };
  return (event) => {
    const isRow = event.target instanceof Element && event.target.hasAttribute('data-row');
    if (!isRow || event.altKey) return;
    const hasControl = event.ctrlKey || event.metaKey;
    const action = findListAction(
      { key: event.key, shiftKey: event.shiftKey, hasControl },
      { active, count: total, columns },
    );
    if (!action) return;
    event.preventDefault();
    run(action);
  };
}

/** What the header of the portal covers, px. */
const headerHeight = 120;

function bringIntoSight(list: HTMLElement | null, line: number, rowHeight: number): void {
  const top = (list?.getBoundingClientRect().top ?? 0) + line * rowHeight;
  if (top < headerHeight) scrollBy({ top: top - headerHeight });
  else if (top + rowHeight > innerHeight) scrollBy({ top: top + rowHeight - innerHeight });
}
