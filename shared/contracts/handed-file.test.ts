import { expect, test } from 'vitest';
import { formatHandedFile, parseHandedFile } from './handed-file.ts';

test('when a file is handed over, then the other side reads the same of it', () => {
  const file = { key: 'ab/cdef.1', start: 4, end: 90_000_000_000 };
  expect(parseHandedFile(formatHandedFile(file))).toEqual(file);
});

test.each([
  '',
  'ab/cd',
  '0-1',
  '0- ab',
  '-1 ab',
  '2-1 ab',
  '0-1 ../ab',
  '0-1 ab/../../cd',
  '0-1 /etc/passwd',
  '0-1 .drafts/ab',
  '0-1 ab//cd',
  '0-1 ab\0',
  '0-1 ab cd',
  '0-1 ab\n',
])('when the value is %j, then it names no file', (value) => {
  expect(parseHandedFile(value)).toBeUndefined();
});
