import type { ImportColumn, ImportKind, ImportMapping } from '#shared/contracts';
import { sampleRows } from '../limits.ts';
import type { TableRow } from '../reading/table-row.ts';
import { guessMapping } from './guess-mapping.ts';

export interface FoundHeader {
  /** As in the spreadsheet; 0 where no row names columns. */
  readonly headerRow: number;
  readonly columns: ImportColumn[];
  readonly mapping: ImportMapping;
}

/** The row at the top that names most columns. Titles and notes may stand above it. */
export function findHeader(kind: ImportKind, head: readonly TableRow[]): FoundHeader {
  const guesses = head.map((row) => ({ row, mapping: guessMapping(kind, row.cells) }));
  const [best] = guesses.toSorted((one, other) => other.mapping.length - one.mapping.length);
  const isFound = best !== undefined && best.mapping.length > 0;
  const headerRow = isFound ? best.row.number : 0;
  return {
    headerRow,
    columns: describeColumns(head, headerRow),
    mapping: isFound ? best.mapping : [],
  };
}

/** Columns with what stands in the first rows below the header. */
export function describeColumns(head: readonly TableRow[], headerRow: number): ImportColumn[] {
  const header = head.find(({ number }) => number === headerRow);
  const below = head.filter(({ number }) => number > headerRow).slice(0, sampleRows);
  const count = Math.max(header?.cells.length ?? 0, ...below.map(({ cells }) => cells.length));
  return Array.from({ length: count }, (_, column) => ({
    column,
    header: header?.cells[column] ?? '',
    samples: below.map(({ cells }) => cells[column] ?? ''),
  }));
}
