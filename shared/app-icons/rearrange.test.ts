import { expect, test } from 'vitest';
import type { IconGroup, SessionUser } from '#shared/contracts';
import { hiddenApps, hiddenCodes, moveApp, withCode } from './rearrange.ts';
import { buildIcon } from './testing/build-icon.ts';

function group(code: string, ...codes: string[]): IconGroup {
  return {
    code,
    name: code,
    englishName: null,
    iconVMs: codes.map((one) => buildIcon({ code: one, hidden: one.startsWith('h') })),
  };
}

const groups = [group('a', 'a1', 'a2', 'a3'), group('b', 'b1', 'h1')];
// What the rules ask of a user.
const teacher = { userType: 2, unitType: 2 } as SessionUser;

test.each([
  ['a1', 'a3', ['a2', 'a3', 'a1', 'b1', 'h1']],
  ['a3', 'a1', ['a3', 'a1', 'a2', 'b1', 'h1']],
  ['a2', 'a2', ['a1', 'a2', 'a3', 'b1', 'h1']],
  ['a1', 'gone', ['a1', 'a2', 'a3', 'b1', 'h1']],
])('when %s takes the place of %s, then the order is the shown one with that change', (from, to, order) => {
  expect(moveApp(groups, {}, from, to)).toEqual({ order, placed: [] });
});

test('when an app takes a place in another group, then it belongs there, wherever it was put before', () => {
  const placed = [
    { code: 'a2', group: 'x' },
    { code: 'a3', group: 'y' },
  ];
  expect(moveApp(groups, { placed }, 'a2', 'h1')).toEqual({
    order: ['a1', 'a3', 'b1', 'a2', 'h1'],
    placed: [
      { code: 'a3', group: 'y' },
      { code: 'a2', group: 'b' },
    ],
  });
});

test('when the order names apps that are not shown now, then they keep a place behind the others', () => {
  const { order } = moveApp([group('a', 'a1', 'a2')], { order: ['x', 'a2', 'y'] }, 'a2', 'a1');
  expect(order).toEqual(['a2', 'a1', 'x', 'y']);
});

test('when there are more apps than a preference keeps, then the first ones stay', () => {
  const many = group('a', ...Array.from({ length: 600 }, (_, index) => `n${index}`));
  expect(moveApp([many], {}, 'n1', 'n0').order).toHaveLength(500);
});

test('when the user has hidden nothing herself, then what the platform hides for her can be brought back', () => {
  expect(hiddenCodes(groups, {})).toEqual(['h1']);
  expect(hiddenApps(groups, teacher, {}).map(({ code }) => code)).toEqual(['h1']);
  expect(hiddenApps(groups, teacher, { hidden: [] })).toEqual([]);
});

test('when something hidden is not there for the user any more, then it is not offered', () => {
  expect(hiddenApps(groups, teacher, { hidden: ['a2', 'gone'] }).map(({ code }) => code)).toEqual(['a2']);
});

test.each([
  [['x'], 'y', true, ['x', 'y']],
  [['x', 'y'], 'x', true, ['y', 'x']],
  [['x', 'y'], 'x', false, ['y']],
  [[], 'x', false, []],
])('when of %j %s is to be in: %s, then the list is %j', (codes, code, isIn, list) => {
  expect(withCode(codes, code, isIn)).toEqual(list);
});
