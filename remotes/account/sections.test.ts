import { expect, test } from 'vitest';
import { formatSection, parseSection, sectionsFor } from './sections.ts';

test('when a user is no administrator, then there is no audit trail of others', () => {
  for (const userType of [1, 2, 3] as const) expect(sectionsFor(userType)).not.toContain('audit');
  expect(sectionsFor(4)).toEqual(expect.arrayContaining(['audit', 'people', 'sessions']));
});

test('when a hash names a part, then that one is open, with or without a query', () => {
  for (const section of sectionsFor(4)) {
    expect(parseSection(formatSection(section), sectionsFor(4))).toBe(section);
    expect(parseSection(`${formatSection(section)}?page=2`, sectionsFor(4))).toBe(section);
  }
});

test('when a hash names nothing, or what the user does not have, then the first part is open', () => {
  for (const hash of ['', '#', '#/', '#/nonsense', '#/audit?page=2']) {
    expect(parseSection(hash, sectionsFor(2))).toBe('profile');
  }
});
