import * as v from 'valibot';
import { expect, test } from 'vitest';
import { exportTableSchema } from '#shared/contracts';
import { parseJsonTable } from './json-table.ts';

const head = { title: 't', fileName: 'f', thead: [[{ name: 'a' }]] };

/** Whether the worker reads it to its end. */
function isRead(table: unknown): boolean {
  try {
    return [...parseJsonTable(JSON.stringify(table)).readRows()].length > 0;
  } catch {
    return false;
  }
}

test.each([
  ['texts, numbers and nothing', { ...head, tbody: [['a', 1, null]] }],
  ['spans', { ...head, thead: [[{ name: 'a', colspan: 2, rowspan: 3 }]], tbody: [] }],
  ['objects with keys', { ...head, tbody: [{ a: 'x' }], dataThead: ['a'] }],
  ['a number as title', { ...head, title: 1, tbody: [] }],
  ['no file name', { title: 't', thead: [], tbody: [['a']] }],
  ['a flag as cell', { ...head, tbody: [[true]] }],
  ['a list as cell', { ...head, tbody: [[['a']]] }],
  ['a span of nothing', { ...head, thead: [[{ name: 'a', rowspan: 0 }]], tbody: [] }],
  ['a span as text', { ...head, thead: [[{ name: 'a', colspan: '2' }]], tbody: [] }],
  ['a nameless column', { ...head, thead: [[{}]], tbody: [] }],
  ['keys that are no texts', { ...head, tbody: [], dataThead: [1] }],
  ['no body', head],
  ['nothing', null],
])('when a table has %s, then the worker reads it exactly if the contract allows it', (_, table) => {
  expect(isRead(table)).toBe(v.is(exportTableSchema, table));
});
