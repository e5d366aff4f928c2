import { expect, test } from 'vitest';
import { findExamples } from './find-examples.ts';

test('when nothing is typed, then all doors are listed', () =>
  expect(findExamples(' ').map(({ door }) => door)).toEqual(['ui', 'kit', 'app']));

test('when a part of a name is typed, then each example that has it is found, whatever its page is called', () => {
  const names = findExamples('FORM').flatMap(({ entries }) => entries.map(({ exports: [name] }) => name));
  expect(names).toEqual(['ExportButton', 'FormDialog', 'FormView']);
});

test('when nothing has that name, then nothing is found', () => expect(findExamples('xyz')).toEqual([]));
