import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { sheetPath, workbookParts } from '#platform/export';
import { writeSheet } from '../report/write-sheet.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as the portal itself writes it. */
export function workbookOf(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const [header = [], ...more] = rows;
  return buffer(writeSheet({ name: 'Sheet1', header, rows: more }));
}

/** A workbook whose sheet is this XML, with parts of its own. */
export function rawWorkbook(sheet: string, more: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const parts = new Map([...workbookParts(['Sheet1']), [sheetPath(1), worksheet(sheet)]]);
  for (const [path, xml] of Object.entries(more)) parts.set(path, xml);
  return zipOf([...parts]);
}

/** Shared texts, and the list of parts that names them. */
export function sharedTexts(texts: readonly string[]): Record<string, string> {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  return {
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', 'styles.xml')}${relation('rId3', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
  };
}

/** Styles of which the second shows a number as a day. */
export function dateStyles(): Record<string, string> {
  return {
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="58"/></cellXfs></styleSheet>`,
  };
}

export function zipOf(parts: readonly (readonly [path: string, content: string])[]): Promise<Buffer> {
  const file = new ZipFile();
  for (const [path, content] of parts) file.addBuffer(Buffer.from(content), path);
  file.end();
  return buffer(file.outputStream);
}

function worksheet(content: string): string {
  return `<?xml version="1.0"?><worksheet xmlns="${main}">${content}</worksheet>`;
}
