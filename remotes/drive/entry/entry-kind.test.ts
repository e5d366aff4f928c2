import { expect, test } from 'vitest';
import { kindOf } from './entry-kind.ts';

test.each([
  ['照片.JPG', 'image/jpeg', 'picture'],
  ['图.svg', 'image/svg+xml', 'other'],
  ['课文.txt', 'application/octet-stream', 'text'],
  ['成绩.xlsx', 'application/zip', 'sheet'],
  ['作业.zip', 'application/zip', 'archive'],
  ['constructor', 'application/octet-stream', 'other'],
  ['讲义.pdf', 'application/pdf', 'pdf'],
])('when %s is %s, then it is shown as %s', (name, mediaType, kind) => {
  expect(kindOf({ isFolder: false, name, mediaType })).toBe(kind);
});

test('when a folder has an extension, then it stays a folder', () => {
  expect(kindOf({ isFolder: true, name: 'a.pdf', mediaType: '' })).toBe('folder');
});
