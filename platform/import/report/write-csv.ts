import { Readable } from 'node:stream';
import type { Sheet } from './write-sheet.ts';

const chunkLength = 64 * 1024;
/** A spreadsheet computes what begins like this, also behind blanks. */
const formula = /^\s*[=+\-@]/;

/** The rows as CSV (RFC 4180), written while they come; by the mark at its start spreadsheets know that it is UTF-8. */
export function writeCsv({ header, rows }: Sheet): Readable {
  return Readable.from(lines(header, rows), { objectMode: false });
}

async function* lines(header: Sheet['header'], rows: Sheet['rows']): AsyncGenerator<string> {
  let text = `\ufeff${lineOf(header)}`;
  for await (const row of rows) {
    text += lineOf(row);
    if (text.length < chunkLength) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
