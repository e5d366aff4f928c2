import { expect, test } from 'vitest';
import { formatSection, parseSection, sections } from './sections.ts';

test('when a hash names a part, then that one is open, with or without a query', () => {
  for (const section of sections) {
    expect(parseSection(formatSection(section))).toBe(section);
    expect(parseSection(`${formatSection(section)}?page=2`)).toBe(section);
  }
});

test('when a hash names nothing, or a part that is none, then the first part is open', () => {
  for (const hash of ['', '#', '#/', '#/nonsense', '#/audit?page=2']) {
    expect(parseSection(hash)).toBe('profile');
  }
});
