import { exportLimits } from './export-limits.ts';
import { placeRows } from './place-rows.ts';
import { TableRefusal } from './refusal.ts';
import type { SourceRow } from './source-row.ts';
import { textWidth } from './text-width.ts';

/** What a sheet says before its rows. */
export interface TableSize {
  readonly rows: number;
  /** Rows at the top that name columns. */
  readonly headerRows: number;
  /** Widths of the columns, in letters. */
  readonly widths: readonly number[];
}

const width = { least: 8, most: 60, padding: 2 } as const;
/** Rows that say how wide a column is. */
const measuredRows = 10_000;

/** Goes through the whole table, so that every refusal comes before the first byte of the answer. @throws TableRefusal */
export function measureTable(source: Iterable<SourceRow>): TableSize {
  const widths: number[] = [];
  let rows = 0;
  let headerRows = 0;
  let cells = 0;
  for (const row of placeRows(source)) {
    if (row.isHeader && headerRows === rows && rows < exportLimits.headerRows) headerRows += 1;
    rows += 1;
    cells += row.cells.length;
    for (const { column, columns, text } of row.cells) {
      for (let at = widths.length; at < column + columns; at += 1) widths[at] = width.least;
      if (columns > 1 || rows > measuredRows) continue;
      const wanted = textWidth(text, width.most) + width.padding;
      if (wanted > (widths[column] ?? 0)) widths[column] = wanted;
    }
  }
  if (cells === 0) throw new TableRefusal('no_table');
  return { rows, headerRows, widths };
}
