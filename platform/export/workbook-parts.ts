import { escapeXml } from './cell-xml.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** Every part beside the sheets themselves, by its path (ECMA-376 part 2). */
export function workbookParts(names: readonly string[]): [path: string, xml: string][] {
  return [
    ['[Content_Types].xml', declaration + contentTypes(names.length)],
    [
      '_rels/.rels',
      `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    ['xl/workbook.xml', declaration + workbook(names)],
    ['xl/_rels/workbook.xml.rels', declaration + relationships(names.length)],
    ['xl/styles.xml', declaration + styles],
  ];
}

export function sheetPath(number: number): string {
  return `xl/worksheets/sheet${number}.xml`;
}

function contentTypes(sheets: number): string {
  const overrides = numbers(sheets).map(
    (number) => `<Override PartName="/${sheetPath(number)}" ContentType="${typeOf('worksheet')}"/>`,
  );
  return `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${typeOf('sheet.main')}"/><Override PartName="/xl/styles.xml" ContentType="${typeOf('styles')}"/>${overrides.join('')}</Types>`;
}

function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, at) =>
      `<sheet name="${escapeXml(name).replaceAll('"', '&quot;')}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return `<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets>${sheets.join('')}</sheets></workbook>`;
}

function relationships(sheets: number): string {
  const each = numbers(sheets).map(
    (number) =>
      `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  return `<Relationships xmlns="${packages}/relationships">${each.join('')}<Relationship Id="rId${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`;
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}

/**
 * Formats in the order of `cell-xml.ts`: plain, text, quoted text, header, quoted header, several lines. Number format 49 is text;
 * `quotePrefix` keeps what begins like a formula a text when somebody edits it.
 */
const formats = [
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/>',
  '<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1"><alignment horizontal="center" vertical="center" wrapText="1"/></xf>',
  '<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1" quotePrefix="1"><alignment horizontal="center" vertical="center" wrapText="1"/></xf>',
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment wrapText="1"/></xf>',
];
const plainFont = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font>${plainFont}</font><font><b/>${plainFont}</font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF2F2F2"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${formats.length}">${formats.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

function typeOf(part: string): string {
  return `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`;
}
