import * as v from 'valibot';
import { defineCall } from '../call.ts';

const text = v.string();
/** Cells that one header cell covers; what is left out is 1. */
const span = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1);
/** Of the body: a text, a number, or nothing. */
const cell = v.union([text, v.number(), v.null()]);
const headerCell = v.object({ name: text, colspan: span, rowspan: span });

/** The second payload of the export, as JSON in the field `table`: header rows, then the texts of each row. */
export const exportTableSchema = v.object({
  title: text,
  fileName: text,
  thead: v.array(v.array(headerCell)),
  tbody: v.array(v.union([v.array(cell), v.record(text, cell)])),
  /** Keys of the columns in order, where rows are objects of older apps. */
  dataThead: v.optional(v.array(text)),
});

export type ExportTable = v.InferInput<typeof exportTableSchema>;

export const tableToSpreadsheet = defineCall({
  name: 'base.export.table2xls',
  method: 'POST',
  path: '/api/base/common/table2xls',
  effect: 'read',
  needs: 'own',
  upload: true,
  payload: v.union([
    v.object({ title: text, data: text, fileName: v.optional(text) }),
    v.object({ table: text }),
  ]),
  answer: v.unknown(),
  reply: 'file',
  summary: 'Turns an HTML table in `data`, or a table as JSON in `table`, into an .xlsx file; up to 64 MB.',
  source: 'N09',
});
