import type { FormFields } from './form-fields.ts';
import { readHtmlRows } from './html-rows.ts';
import { parseJsonTable } from './json-table.ts';
import { TableRefusal } from './refusal.ts';
import type { TableSource } from './source-row.ts';

/** The fields that the export reads. */
export const exportFields: readonly string[] = ['title', 'data', 'fileName', 'table'];

/** The table of either payload: JSON in `table`, or HTML in `data`. @throws TableRefusal */
export function openTableSource(fields: FormFields): TableSource {
  const table = textOf(fields, 'table');
  if (table) return parseJsonTable(table);
  const data = fields.find('data');
  if (!data || data.length === 0) throw new TableRefusal('no_table');
  return {
    title: textOf(fields, 'title'),
    fileName: textOf(fields, 'fileName'),
    readRows: () => readHtmlRows(data),
  };
}

function textOf(fields: FormFields, name: string): string {
  return Buffer.concat(fields.find(name) ?? []).toString('utf8');
}
