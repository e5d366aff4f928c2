import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { measureTable } from './measure-table.ts';
import type { SourceRow } from './source-row.ts';
import { writeWorkbook } from './write-workbook.ts';

function rowOf(texts: readonly string[], isHeader = false, rowspan = 1): SourceRow {
  const cells = texts.map((text) => ({ text, colspan: 1, rowspan }));
  return { cells, isHeader, startsTable: isHeader };
}

async function write(rows: readonly SourceRow[], rowsPerSheet: number) {
  const size = measureTable(rows);
  const file = await buffer(writeWorkbook({ title: '成绩', rows, size, rowsPerSheet }));
  return (await readXlsx(new Uint8Array(file))).sheets;
}

test('when there are more rows than a sheet has, then they go on below the same header in the next one', async () => {
  const rows = [rowOf(['学号'], true), ...Array.from({ length: 7 }, (_, at) => rowOf([`s${at}`]))];
  const sheets = await write(rows, 4);
  expect(sheets.map(({ name, rows: written }) => [name, written.flat()])).toEqual([
    ['成绩', ['学号', 's0', 's1', 's2']],
    ['成绩 (2)', ['学号', 's3', 's4', 's5']],
    ['成绩 (3)', ['学号', 's6']],
  ]);
});

test('when a high cell reaches beyond its sheet, then it ends there', async () => {
  const rows = [rowOf(['a'], false, 3), rowOf([]), rowOf([]), rowOf(['b'])];
  const [first, second] = await write(rows, 2);
  expect(first?.merges).toEqual([{ startRow: 0, startCol: 0, endRow: 1, endCol: 0 }]);
  expect(second?.merges ?? []).toEqual([]);
  expect(second?.rows.at(-1)).toEqual(['b']);
});

test('when texts are Chinese, then their columns are twice as wide', () => {
  const { widths } = measureTable([rowOf(['王小明的语文成绩', 'abcdefgh', '短'])]);
  expect(widths).toEqual([18, 10, 8]);
});
