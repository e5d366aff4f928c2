import { expect, test } from 'vitest';
import { userTypeCodes } from '#shared/contracts';
import { parseSection, sectionsFor } from './sections.ts';

test.each([
  ['student', ['mine']],
  ['parent', ['mine']],
  ['teacher', ['mine', 'classes']],
  ['administrator', ['mine', 'classes', 'settings']],
] as const)('when a %s opens the app, then it has these parts: %j', (role, sections) => {
  expect(sectionsFor(userTypeCodes[role])).toEqual(sections);
});

test('when the address names a part that the user has not, then the own face is shown', () => {
  expect(parseSection('#/classes?day=2026-09-01', ['mine', 'classes'])).toBe('classes');
  expect(parseSection('#/settings', ['mine', 'classes'])).toBe('mine');
  expect(parseSection('', ['mine'])).toBe('mine');
});
