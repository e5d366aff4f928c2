import { expect, test } from 'vitest';
import { formatRefusal, readRefusal } from './refusal.ts';

const fieldErrors = [
  { field: 'portal.json: names.en', message: '不能为空' },
  { field: 'page.js', message: '使用了 eval' },
  { field: 'portal.json: version', message: '不是版本号' },
  { field: 'archive', message: '另有 280 处问题' },
];

test('when an archive is refused, then problems stand by file and field', () => {
  const files = readRefusal({ fieldErrors });
  expect(files.map(({ file, problems }) => [file, problems.map(({ field }) => field)])).toEqual([
    ['portal.json', ['names.en', 'version']],
    ['page.js', ['']],
    ['archive', ['']],
  ]);
});

test('when the list is copied, then each line names file, field and cause', () => {
  const lines = formatRefusal('notes-1.0.0.zip', readRefusal({ fieldErrors })).split('\n');
  expect(lines[0]).toBe('notes-1.0.0.zip');
  expect(lines).toContain('portal.json: version: 不是版本号');
  expect(lines).toContain('page.js: 使用了 eval');
});

test('when the refusal names no place, then there is nothing to list', () =>
  expect(readRefusal({ fieldErrors: [] })).toEqual([]));
