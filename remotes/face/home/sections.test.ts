import { expect, test } from 'vitest';
import { meetsNeeds, type Permission, userTypeCodes } from '#shared/contracts';
import { parseSection, sectionsFor } from './sections.ts';

test.each<[keyof typeof userTypeCodes, Permission[], string[]]>([
  ['student', [], ['mine']],
  ['parent', [], ['mine']],
  ['teacher', [], ['mine', 'classes']],
  ['teacher', ['admin:security'], ['mine', 'classes', 'settings']],
  ['administrator', [], ['mine']],
  ['administrator', ['admin:classes'], ['mine', 'classes']],
  ['administrator', ['admin:classes', 'admin:security'], ['mine', 'classes', 'settings']],
])('when a %s who holds %j opens the app, then it has these parts: %j', (role, held, sections) => {
  const user = { userType: userTypeCodes[role] };
  expect(sectionsFor(({ needs }) => meetsNeeds(needs, user, new Set(held)))).toEqual(sections);
});

test('when the address names a part that the user has not, then the own face is shown', () => {
  expect(parseSection('#/classes?day=2026-09-01', ['mine', 'classes'])).toBe('classes');
  expect(parseSection('#/settings', ['mine', 'classes'])).toBe('mine');
  expect(parseSection('', ['mine'])).toBe('mine');
});
