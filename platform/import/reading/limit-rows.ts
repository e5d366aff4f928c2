import { importLimits } from '../limits.ts';
import { FileProblem } from './file-problem.ts';
import type { TableRow } from './table-row.ts';

/** Rows that have a text, up to the limits. @throws FileProblem `file_empty`, `too_many_rows`, `too_many_columns`, `too_many_cells` */
export async function* limitRows(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let count = 0;
  let cells = 0;
  for await (const row of rows) {
    cells += row.cells.length;
    if (cells > importLimits.cells) throw new FileProblem('too_many_cells', { max: importLimits.cells });
    if (row.cells.length > importLimits.columns)
      throw new FileProblem('too_many_columns', { max: importLimits.columns });
    if (!row.marks && row.cells.every((text) => text === '')) continue;
    count += 1;
    // The header is one more.
    if (count > importLimits.rows + 1) throw new FileProblem('too_many_rows', { max: importLimits.rows });
    yield row;
  }
  if (count === 0) throw new FileProblem('file_empty');
}
