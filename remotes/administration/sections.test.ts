import { expect, test } from 'vitest';
import { findSection, sections } from './sections.ts';

test.each([
  ['', '#/classes'],
  ['#/', '#/classes'],
  ['#/classes?q=x', '#/classes'],
  ['#/years?unit=U2001', '#/years'],
  ['#/other', undefined],
])('when the hash is %j, then the section is %s', (hash, route) => {
  expect(findSection(hash)?.route).toBe(route);
});

test('when the sections are read, then each has a route of its own', () => {
  expect(new Set(sections.map(({ route }) => route)).size).toBe(sections.length);
});
