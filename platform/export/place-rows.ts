import { exportLimits } from './export-limits.ts';
import { TableRefusal } from './refusal.ts';
import type { SourceRow } from './source-row.ts';

/** A cell at its column, counted from 0. */
export interface PlacedCell {
  readonly column: number;
  readonly text: string;
  /** Columns and rows that it covers, itself included. */
  readonly columns: number;
  readonly rows: number;
}

export interface PlacedRow {
  readonly cells: readonly PlacedCell[];
  readonly isHeader: boolean;
}

/**
 * Puts cells into a grid as browsers do: beside what wide cells cover, and below what high ones do.
 * @throws TableRefusal `too_many_columns`, `too_many_cells`, `too_many_merges`
 */
export function* placeRows(rows: Iterable<SourceRow>): Generator<PlacedRow> {
  /** By column, the first row that is free again. */
  let freeFrom: number[] = [];
  let row = 0;
  let covered = 0;
  let merges = 0;
  for (const { cells, isHeader, startsTable } of rows) {
    if (startsTable) freeFrom = [];
    const placed: PlacedCell[] = [];
    let column = 0;
    for (const cell of cells) {
      while (isTaken(freeFrom, column, row)) column += 1;
      const columns = widthOf(freeFrom, column, row, cell.colspan);
      if (column + columns > exportLimits.columns) throw new TableRefusal('too_many_columns');
      covered += columns * cell.rowspan;
      if (covered > exportLimits.gridCells) throw new TableRefusal('too_many_cells');
      if (columns > 1 || cell.rowspan > 1) merges += 1;
      if (merges > exportLimits.merges) throw new TableRefusal('too_many_merges');
      if (cell.rowspan > 1) take(freeFrom, column, columns, row + cell.rowspan);
      placed.push({ column, text: cell.text, columns, rows: cell.rowspan });
      column += columns;
    }
    yield { cells: placed, isHeader };
    row += 1;
  }
}

function isTaken(freeFrom: readonly number[], column: number, row: number): boolean {
  return (freeFrom[column] ?? 0) > row;
}

/** Up to what a high cell of an earlier row covers: two cells never share a place. */
function widthOf(freeFrom: readonly number[], column: number, row: number, colspan: number): number {
  let columns = 1;
  while (columns < colspan && !isTaken(freeFrom, column + columns, row)) columns += 1;
  return columns;
}

function take(freeFrom: number[], column: number, columns: number, until: number): void {
  for (let at = freeFrom.length; at < column; at += 1) freeFrom[at] = 0;
  for (let at = column; at < column + columns; at += 1) freeFrom[at] = until;
}
