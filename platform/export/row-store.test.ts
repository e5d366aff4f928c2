import { expect, test } from 'vitest';
import { RowStore } from './row-store.ts';
import type { SourceRow } from './source-row.ts';

const rows: readonly SourceRow[] = [
  { cells: [cell('姓名', 2, 1), cell('', 1, 3)], isHeader: true, startsTable: true },
  { cells: [], isHeader: false, startsTable: false },
  { cells: [cell('')], isHeader: false, startsTable: false },
  { cells: [cell(''), cell('王 😀'), cell('')], isHeader: false, startsTable: true },
];

function cell(text: string, colspan = 1, rowspan = 1) {
  return { text, colspan, rowspan };
}

test('when rows were read, then they can be read again, with spans and empty cells', () => {
  const store = new RowStore();
  expect([...store.keep(rows)]).toEqual(rows);
  expect([...store.read()]).toEqual(rows);
  expect([...store.read()]).toEqual(rows);
});

test('when a text has what keeps texts apart, then no cell is added', () => {
  const store = new RowStore();
  const odd = { cells: [cell('a\u0000b'), cell('c')], isHeader: false, startsTable: true };
  expect([...store.keep([odd])]).toEqual([odd]);
  expect([...store.read()].map(({ cells }) => cells.map(({ text }) => text))).toEqual([['ab', 'c']]);
});
