import { describe, expect, test } from 'vitest';
import { importLimits } from '../limits.ts';
import { dateStyles, rawWorkbook, sharedTexts, workbookOf, zipOf } from '../testing/workbook.ts';
import { readTable } from './read-table.ts';
import type { TableRow } from './table-row.ts';

async function rowsOf(content: Uint8Array | string): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const some of readTable(Buffer.from(content), { batch: 100 })) rows.push(...some);
  return rows;
}

async function textsOf(content: Uint8Array | string): Promise<(readonly string[])[]> {
  return (await rowsOf(content)).map(({ cells }) => cells);
}

async function problemOf(content: Uint8Array | string): Promise<string> {
  try {
    await rowsOf(content);
    return 'none';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

/** 姓名,班级 and 张三,三(2)班 as GBK, which no part of Node writes. */
const gbk = Buffer.from('d0d5c3fb2cb0e0bcb60d0ad5c5c8fd2cc8fd283229b0e00d0a', 'hex');
const people = [
  ['姓名', '班级'],
  ['张三', '三(2)班'],
];

describe('a text', () => {
  test.each<[string, Uint8Array | string]>([
    ['UTF-8', '姓名,班级\r\n张三,三(2)班'],
    ['UTF-8 with a mark', '\ufeff姓名,班级\n张三,三(2)班\n'],
    ['GBK', gbk],
    ['UTF-16 with a mark', Buffer.from('\ufeff姓名\t班级\r\n张三\t三(2)班', 'utf16le')],
    ['with semicolons', '姓名;班级\n张三;三(2)班'],
    ['with tabs', '姓名\t班级\n张三\t三(2)班'],
    ['that says its delimiter', 'sep=;\n姓名;班级\n张三;三(2)班'],
    ['with quotes', '"姓名","班级"\n"张三","三(2)班"'],
    ['with the line ends of old computers', '姓名,班级\r张三,三(2)班\r'],
    ['with empty rows', '姓名,班级\n\n,\n张三,三(2)班\n'],
  ])('when it is %s, then its cells are read', async (_, content) => {
    expect(await textsOf(content)).toEqual(people);
  });

  test('when rows are empty, then the others keep the numbers that a spreadsheet shows', async () => {
    expect((await rowsOf('姓名\n\n张三\n')).map(({ number }) => number)).toEqual([1, 3]);
  });

  test('when a cell has lost digits, or is a formula for a text, then the digits are marked and the text counts', async () => {
    expect(await rowsOf('a,b\n1.38E+10,"=""007"""')).toEqual([
      { number: 1, cells: ['a', 'b'] },
      { number: 2, cells: ['1.38E+10', '007'], marks: { 0: 'digits_lost' } },
    ]);
  });

  test.each([
    ['is empty', '', 'file_empty'],
    ['has only blanks', ' \n , \n', 'file_empty'],
    ['is in no known encoding', Buffer.from([0x61, 0x2c, 0xff, 0xff, 0x0a]), 'encoding_unknown'],
    ['is a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'file_unknown'],
    ['opens a quote and never ends it', `a,b\n"${'x,\n'.repeat(500_000)}`, 'file_broken'],
    ['has too many columns', 'a,'.repeat(importLimits.columns + 1), 'too_many_columns'],
    ['has too many rows', 'a\n'.repeat(importLimits.rows + 2), 'too_many_rows'],
  ])('when it %s, then that is said', async (_, content, code) => {
    expect(await problemOf(content)).toBe(code);
  });
});

describe('a workbook', () => {
  test('when the portal wrote it, then it is read as it was', async () => {
    expect(await textsOf(await workbookOf(people))).toEqual(people);
  });

  test('when it has shared texts, readings beside them, and gaps, then each cell stands in its column', async () => {
    const sheet =
      '<sheetData><row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row></sheetData>';
    const texts = sharedTexts([
      '<r><t>张</t></r><r><t>三</t></r><rPh sb="0" eb="1"><t>zhang</t></rPh>',
      '<t>a_x000A_b</t>',
    ]);
    expect(await rowsOf(await rawWorkbook(sheet, texts))).toEqual([
      { number: 2, cells: ['张三', '', 'a\nb'] },
    ]);
  });

  test.each([
    ['a formula with its value', '<f>A1&amp;"x"</f><v>张三</v>', 't="str"', '张三', undefined],
    ['a formula without a value', '<f>NOW()</f>', '', '', 'formula_without_value'],
    ['a phone number as a number', '<v>1.3800001111E10</v>', '', '13800001111', undefined],
    ['a phone number as a fraction', '<v>13800001111.0</v>', '', '13800001111', undefined],
    ['an id card as a number', '<v>1.1010119900101E+17</v>', '', '110101199001010000', 'digits_lost'],
    ['a date', '<v>46084</v>', 's="1"', '46084', 'cell_is_date'],
    ['an error', '<v>#N/A</v>', 't="e"', '#N/A', 'cell_is_error'],
    ['a yes', '<v>1</v>', 't="b"', 'TRUE', undefined],
    ['a number with a tail of binary fractions', '<v>0.30000000000000004</v>', '', '0.3', undefined],
  ])('when a cell is %s, then so it is read', async (_, inner, attributes, text, mark) => {
    const sheet = `<sheetData><row r="1"><c r="A1" ${attributes}>${inner}</c><c r="B1" t="inlineStr"><is><t>b</t></is></c></row></sheetData>`;
    const [row] = await rowsOf(await rawWorkbook(sheet, dateStyles()));
    expect(row?.cells).toEqual([text, 'b']);
    expect(row?.marks?.[0]).toBe(mark);
  });

  test('when cells are merged, then each row below them knows the columns', async () => {
    const cell = (place: string) => `<c r="${place}" t="inlineStr"><is><t>x</t></is></c>`;
    const sheet = `<sheetData><row r="1">${cell('A1')}</row><row r="2">${cell('A2')}${cell('B2')}</row><row r="3">${cell('B3')}</row></sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells>`;
    expect((await rowsOf(await rawWorkbook(sheet))).map(({ marks }) => marks)).toEqual([
      undefined,
      { 0: 'merged_cell' },
      { 0: 'merged_cell' },
    ]);
  });

  test('when elements have prefixes, or the first sheet is hidden, then the first one that is shown is read', async () => {
    const sheet =
      '<x:sheetData xmlns:x="x"><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row></x:sheetData>';
    const workbook = {
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="h" sheetId="2" state="hidden" r:id="rId9"/><sheet name="s" sheetId="1" r:id="rId1"/></sheets></workbook>',
    };
    expect(await textsOf(await rawWorkbook(sheet, workbook))).toEqual([['a']]);
  });

  const cells = (count: number) => `<row>${'<c><v>1</v></c>'.repeat(count)}</row>`;
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['is a zip archive of something else', () => zipOf([['a.txt', 'a']]), 'file_unknown'],
    ['breaks off', async () => (await workbookOf(people)).subarray(0, 400), 'file_broken'],
    ['is one of Excel 97', () => Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'file_old'],
    [
      'has a password',
      () =>
        Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'file_protected',
    ],
    ['has no rows', () => rawWorkbook('<sheetData/>'), 'file_empty'],
    ['has too many columns', () => rawWorkbook(`<sheetData>${cells(201)}</sheetData>`), 'too_many_columns'],
    [
      'names a far column',
      () => rawWorkbook('<sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData>'),
      'too_many_columns',
    ],
    [
      'has entities that would grow',
      () =>
        rawWorkbook(
          '<!DOCTYPE a [<!ENTITY b "bbbb">]><sheetData><row><c t="inlineStr"><is><t>&b;</t></is></c></row></sheetData>',
        ),
      'none',
    ],
    [
      'has too many merged areas',
      () =>
        rawWorkbook(
          `<sheetData>${cells(1)}</sheetData><mergeCells>${Array.from({ length: 10_002 }, (_, at) => `<mergeCell ref="A${at + 2}:B${at + 2}"/>`).join('')}</mergeCells>`,
        ),
      'too_many_cells',
    ],
    [
      'is a bomb in its shared texts',
      () =>
        rawWorkbook(`<sheetData>${cells(1)}</sheetData>`, sharedTexts([`<t>${'a'.repeat(70_000_000)}</t>`])),
      'file_too_large',
    ],
  ])('when it %s, then that is said', async (_, make, code) => {
    expect(await problemOf(await make())).toBe(code);
  });

  test('when an archive says that its sheet is smaller than it is, then it is refused while it is unpacked', async () => {
    const honest = await rawWorkbook(`<sheetData>${cells(100)}</sheetData>`);
    const lie = Buffer.from(honest);
    const directory = lie.lastIndexOf('xl/worksheets/sheet1.xml') - 46;
    lie.writeUInt32LE(20, directory + 24);
    expect(await problemOf(lie)).toBe('file_broken');
  });

  test('when who reads stops early, then the rest is not read', async () => {
    const content = await rawWorkbook(`<sheetData>${cells(3).repeat(20_000)}</sheetData>`);
    for await (const rows of readTable(content, { batch: 10 })) {
      expect(rows).toHaveLength(10);
      break;
    }
  });
});
