import { describe, expect, test } from 'vitest';
import { acceptEntryName, nameKeyOf, numberName } from './entry-names.ts';

describe('names of entries', () => {
  test.each(['', ' ', '..', '...', '\u202e', '\u200b\0', '. .'])(
    'when a name is %j, then it is refused, because nothing of it is seen',
    (name) => {
      for (const isFolder of [true, false])
        expect(() => acceptEntryName(name, { isFolder })).toThrow(
          expect.objectContaining({ code: 'invalid_input' }),
        );
    },
  );

  test.each(['a/b', '../a', 'a\\b', '/'])('when a name is the path %j, then it is refused', (name) => {
    expect(() => acceptEntryName(name, { isFolder: true })).toThrow(
      expect.objectContaining({ fieldErrors: [expect.objectContaining({ field: 'name' })] }),
    );
  });

  test('when a program is to be kept, then its name is refused; a folder may have it', () => {
    expect(() => acceptEntryName('a.exe', { isFolder: false })).toThrow(
      expect.objectContaining({ code: 'file_kind_refused' }),
    );
    expect(acceptEntryName('a.exe', { isFolder: true })).toBe('a.exe');
    expect(acceptEntryName('a.txt', { isFolder: false })).toBe('a.txt');
  });

  test('when two names differ in case or in their form of Unicode, then they are the same', () => {
    expect(nameKeyOf('E\u0301T\u0301.TXT'.replace('T\u0301', 'T'))).toBe(nameKeyOf('ét.txt'));
  });
});

describe('numbers behind names', () => {
  test.each([
    ['报告.docx', false, '报告 (2).docx'],
    ['报告', false, '报告 (2)'],
    ['.profile', false, '.profile (2)'],
    ['archive.2026', true, 'archive.2026 (2)'],
    ['a.tar.gz', false, 'a.tar (2).gz'],
  ])('when %j is taken, then it becomes a numbered one', (name, isFolder, numbered) => {
    expect(numberName(name, 2, { isFolder })).toBe(numbered);
  });

  test('when a name is as long as one may be, then it is cut in front of its number', () => {
    const numbered = numberName(`${'学'.repeat(83)}.docx`, 12, { isFolder: false });
    expect(Buffer.byteLength(numbered)).toBeLessThanOrEqual(255);
    expect(numbered).toMatch(/学 \(12\)\.docx$/);
  });
});
