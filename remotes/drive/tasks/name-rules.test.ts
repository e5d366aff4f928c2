import { expect, test } from 'vitest';
import { extensionOf, findNameProblem, stemLength } from './name-rules.ts';

test.each([
  ['', 'drive.name.missing'],
  ['   ', 'drive.name.missing'],
  ['期'.repeat(86), 'drive.name.long'],
  ['期'.repeat(85), undefined],
])('when the name is %j, then the problem is %s', (name, problem) => {
  expect(findNameProblem(name)).toBe(problem);
});

test('when a file is renamed, then its extension is not marked', () => {
  expect(stemLength('期中.试卷.docx', false)).toBe(5);
  expect(stemLength('.gitignore', false)).toBe(10);
  expect(stemLength('a.b', true)).toBe(3);
});

test('when a name has an extension, then it is what stands after the last dot', () => {
  expect(['期中.试卷.docx', '.gitignore', 'README'].map(extensionOf)).toEqual(['docx', '', '']);
});
