/** Rows that stand outside the window on either side, so that scrolling shows no gap. */
const margin = 8;

export interface RowsInput {
  /** Where the first row stands below the upper edge of the window, px; negative once it is scrolled out. */
  top: number;
  windowHeight: number;
  rowHeight: number;
  rows: number;
}

export interface RowRange {
  readonly first: number;
  /** Not within. */
  readonly end: number;
}

/** The rows that have to be in the page. */
export function visibleRows({ top, windowHeight, rowHeight, rows }: RowsInput): RowRange {
  const first = Math.floor(-top / rowHeight) - margin;
  const end = Math.ceil((windowHeight - top) / rowHeight) + margin;
  const within = (row: number): number => Math.min(Math.max(row, 0), rows);
  return { first: within(first), end: within(end) };
}

/**
 * What is painted first, before anybody knows where in the window the list begins: half of what the window holds, as header and tools
 * take the rest. The others follow in the next frame.
 */
export function firstRows(windowHeight: number, rowHeight: number): RowRange {
  return { first: 0, end: Math.ceil(windowHeight / rowHeight / 2) };
}
