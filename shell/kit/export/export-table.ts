import { type ExportTable, type PayloadOf, tableToSpreadsheet } from '#shared/contracts';
import { request } from '../../core/request/index.ts';
import type { ExportColumn, ExportSource } from './export-source.ts';
import { loadAllRows } from './load-all-rows.ts';
import { saveFile } from './save-file.ts';

export interface Exported {
  /** Rows of the file below its header; undefined where nobody counted them. */
  rows?: number;
  /** Rows that the list has. */
  total?: number;
}

export interface ExportOrder<Row> {
  title: string;
  source: ExportSource<Row>;
  signal: AbortSignal;
  onProgress: (loaded: number, wanted: number) => void;
}

/** Gets the rows, has them made a spreadsheet and saves it. @throws RequestError, which was shown already unless it was aborted */
export async function exportTable<Row>(order: ExportOrder<Row>): Promise<Exported> {
  const { title, source, signal } = order;
  if ('html' in source) {
    await saveSpreadsheet({ title, data: source.html() }, title, signal);
    return {};
  }
  const { rows, total } =
    'rows' in source
      ? { rows: source.rows, total: source.rows.length }
      : await loadAllRows(source.loadPage, signal, order.onProgress);
  const table = JSON.stringify(toTable(title, source.columns, rows));
  await saveSpreadsheet({ table }, title, signal);
  return { rows: rows.length, total };
}

async function saveSpreadsheet(
  payload: PayloadOf<typeof tableToSpreadsheet>,
  title: string,
  signal: AbortSignal,
): Promise<void> {
  const file = await request(tableToSpreadsheet, payload, { signal });
  if (!(file instanceof Blob)) throw new TypeError('the spreadsheet is no file');
  saveFile(file, `${title}.xlsx`);
}

function toTable<Row>(
  title: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): ExportTable {
  return {
    title,
    fileName: title,
    thead: [columns.map(({ label }) => ({ name: label }))],
    tbody: rows.map((row) => columns.map(({ value }) => value(row) ?? null)),
  };
}
