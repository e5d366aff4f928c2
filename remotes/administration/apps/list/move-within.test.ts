import { expect, test } from 'vitest';
import type { UnitAppGroup } from '#shared/contracts';
import { buildApp } from '../../testing/build-app.ts';
import { moveApp, moveGroup, neighbourOf } from './move-within.ts';

function group(code: string, ...apps: string[]): UnitAppGroup {
  return { code, name: code, englishName: null, apps: apps.map((app) => buildApp({ code: app })) };
}

function outline(groups: readonly UnitAppGroup[]): string[] {
  return groups.map(({ code, apps }) => `${code}: ${apps.map((app) => app.code).join(' ')}`);
}

const groups = [group('g', 'a', 'b', 'c'), group('h', 'd')];

test.each<[string, string, string[]]>([
  ['a', 'c', ['g: b c a', 'h: d']],
  ['c', 'a', ['g: c a b', 'h: d']],
  ['a', 'a', ['g: a b c', 'h: d']],
  ['a', 'd', ['g: a b c', 'h: d']],
])('when %s takes the place of %s, then the order follows within its group', (from, to, expected) => {
  expect(outline(moveApp(groups, from, to))).toEqual(expected);
});

test('when a group moves, then it changes places; at the ends nothing happens', () => {
  expect(outline(moveGroup(groups, 'h', -1))).toEqual(['h: d', 'g: a b c']);
  expect(outline(moveGroup(groups, 'h', 1))).toEqual(['g: a b c', 'h: d']);
});

test('when an app is first or last, then it has no neighbour there', () => {
  const [first] = groups;
  if (!first) throw new Error('there is a group');
  expect([-1, 1].map((by) => neighbourOf(first, 'a', by))).toEqual([undefined, 'b']);
});
