import { printTable } from '../printing/index.ts';
import type { ExportSource } from './export-source.ts';
import { loadAllRows } from './load-all-rows.ts';

/** A source that has columns. */
export type RowSource<Row> = Exclude<ExportSource<Row>, { html: () => string }>;

/** Prints the rows that an export would hold. @returns how many there are and how many were printed @throws what loading a page throws */
export async function printRows<Row>(
  title: string,
  source: RowSource<Row>,
  signal: AbortSignal,
): Promise<{ total: number; printed: number }> {
  const { rows, total } =
    'rows' in source
      ? { rows: source.rows, total: source.rows.length }
      : await loadAllRows(source.loadPage, signal, () => undefined);
  await printTable({
    title,
    head: source.columns.map(({ label }) => label),
    rows: rows.map((row) => source.columns.map(({ value }) => value(row) ?? null)),
  });
  return { total, printed: rows.length };
}
