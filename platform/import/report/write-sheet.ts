import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { cellXml, columnLetters, sheetPath, workbookParts } from '#platform/export';

/** Letters that leave together. */
const chunkLength = 64 * 1024;
const opening =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
const compressionLevel = 1;

export interface Sheet {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>;
}

/** A workbook of one sheet, written while its rows come. All cells are texts or plain numbers, never formulas. */
export function writeSheet(sheet: Sheet): Readable {
  const file = new ZipFile();
  // Its types say less than it is.
  const output = file.outputStream as PassThrough;
  file.on('error', (error) => output.destroy(error));
  for (const [path, xml] of workbookParts([sheet.name]))
    file.addBuffer(Buffer.from(xml), path, { compressionLevel });
  const stream = Readable.from(sheetXml(sheet), { objectMode: false, highWaterMark: 1 });
  stream.on('error', (error) => output.destroy(error));
  file.addReadStream(stream, sheetPath(1), { compressionLevel });
  file.end();
  return output;
}

async function* sheetXml({ header, rows }: Sheet): AsyncGenerator<string> {
  const letters = header.map((_, column) => columnLetters(column));
  let number = 1;
  const rowXml = (cells: readonly string[], isHeader: boolean): string =>
    `<row r="${number}">${cells.map((text, at) => cellXml(`${letters[at]}${number}`, text, isHeader)).join('')}</row>`;
  let text = `${opening}<cols><col min="1" max="${header.length}" width="16" customWidth="1"/></cols><sheetData>${rowXml(header, true)}`;
  for await (const row of rows) {
    number += 1;
    text += rowXml(row, false);
    if (text.length < chunkLength) continue;
    yield text;
    text = '';
  }
  yield `${text}</sheetData></worksheet>`;
}
