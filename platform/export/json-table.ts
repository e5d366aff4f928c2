import { fitCellText } from './cell-text.ts';
import { exportLimits } from './export-limits.ts';
import { TableRefusal } from './refusal.ts';
import type { SourceCell, SourceRow, TableSource } from './source-row.ts';

/**
 * The table of the field `table`. It takes what `exportTableSchema` of the contracts takes, which would cost the worker half a second
 * and 30 MB to load; a test compares both.
 * @throws TableRefusal `bad_table`
 */
export function parseJsonTable(text: string): TableSource {
  const table = asRecord(parse(text));
  const thead = asList(table.thead).map(asList);
  const tbody = asList(table.tbody);
  const keys = table.dataThead === undefined ? undefined : asList(table.dataThead).map(asText);
  return {
    title: asText(table.title),
    fileName: asText(table.fileName),
    readRows: () => readRows(thead, tbody, keys),
  };
}

function* readRows(
  thead: readonly (readonly unknown[])[],
  tbody: readonly unknown[],
  keys: readonly string[] | undefined,
): Generator<SourceRow> {
  let startsTable = true;
  for (const row of thead) {
    yield { cells: row.map(headerCellOf), isHeader: true, startsTable };
    startsTable = false;
  }
  for (const row of tbody) {
    yield { cells: valuesOf(row, keys).map(cellOf), isHeader: false, startsTable };
    startsTable = false;
  }
}

/** Rows of older apps are objects, whose columns `dataThead` puts in order. */
function valuesOf(row: unknown, keys: readonly string[] | undefined): readonly unknown[] {
  if (Array.isArray(row)) return row;
  if (!keys) throw new TableRefusal('bad_table');
  const record = asRecord(row);
  return keys.map((key) => (Object.hasOwn(record, key) ? record[key] : null));
}

function headerCellOf(cell: unknown): SourceCell {
  const { name, colspan, rowspan } = asRecord(cell);
  return {
    text: fitCellText(asText(name)),
    colspan: spanOf(colspan, exportLimits.colspan),
    rowspan: spanOf(rowspan, exportLimits.rowspan),
  };
}

function cellOf(value: unknown): SourceCell {
  const text = value === null ? '' : typeof value === 'number' ? String(value) : asText(value);
  return { text: fitCellText(text), colspan: 1, rowspan: 1 };
}

function spanOf(value: unknown, max: number): number {
  if (value === undefined) return 1;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) throw new TableRefusal('bad_table');
  return Math.min(value, max);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TableRefusal('bad_table');
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TableRefusal('bad_table');
  return value as Record<string, unknown>;
}

function asList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TableRefusal('bad_table');
  return value;
}

function asText(value: unknown): string {
  if (typeof value !== 'string') throw new TableRefusal('bad_table');
  return value;
}
