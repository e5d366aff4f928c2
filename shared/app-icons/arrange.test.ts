import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Icon, type IconGroup, type SessionUser, sessionUserSchema } from '#shared/contracts';
import { arrangeApps, hasGroups, isForUser, pickApps } from './arrange.ts';
import { buildIcon } from './testing/build-icon.ts';

const teacher: SessionUser = v.parse(sessionUserSchema, {
  ...{ userId: '2001', userType: 2, realName: '周敏', loginName: 't.zhou' },
  ...{ unitId: 'U2001', unitName: '青江实验小学' },
});
const areaTeacher: SessionUser = { ...teacher, unitType: 1, deployPath: 'area' };

function group(code: string, ...icons: (string | Partial<Icon>)[]): IconGroup {
  return {
    code,
    name: code,
    englishName: null,
    iconVMs: icons.map((icon) => buildIcon(typeof icon === 'string' ? { code: icon } : icon)),
  };
}

function codesOf(groups: readonly IconGroup[]): string[] {
  return groups.map(({ code, iconVMs }) => `${code}: ${iconVMs.map((icon) => icon.code).join(' ')}`);
}

const groups = [
  group('a', 'a1', 'a2', 'a3'),
  group('b', 'b1', { code: 'b2', hidden: true, updateStatus: 0 }),
];

test('when nothing is arranged here, then the platform decides about order and hidden apps', () => {
  expect(codesOf(arrangeApps(groups, teacher, {}))).toEqual(['a: a1 a2 a3', 'b: b1']);
});

test('when the user put apps into an order, then apps and groups follow it, and the rest stays behind', () => {
  expect(codesOf(arrangeApps(groups, teacher, { order: ['b1', 'a3', 'a1'] }))).toEqual([
    'b: b1',
    'a: a3 a1 a2',
  ]);
});

test('when the user put an app into another group, then it stands there, in her order; unknown groups change nothing', () => {
  const placed = [
    { code: 'a2', group: 'b' },
    { code: 'a1', group: 'gone' },
  ];
  expect(codesOf(arrangeApps(groups, teacher, { placed }))).toEqual(['a: a1 a3', 'b: b1 a2']);
  expect(codesOf(arrangeApps(groups, teacher, { placed, order: ['a1', 'a3', 'a2', 'b1'] }))).toEqual([
    'a: a1 a3',
    'b: a2 b1',
  ]);
});

test('when every app of a group was put elsewhere, then that group is not shown', () => {
  const placed = [{ code: 'b1', group: 'a' }];
  expect(codesOf(arrangeApps(groups, teacher, { placed }))).toEqual(['a: a1 a2 a3 b1']);
});

test('when the user said what is hidden, then that counts, not the platform', () => {
  const shown = arrangeApps(groups, teacher, { hidden: ['a1', 'gone'] });
  expect(codesOf(shown)).toEqual(['a: a2 a3', 'b: b1 b2']);
});

test('when the unit locked an app, then nobody has it hidden', () => {
  const locked = [group('a', { code: 'a1', locked: true, hidden: true }, 'a2')];
  expect(codesOf(arrangeApps(locked, teacher, {}))).toEqual(['a: a1 a2']);
  expect(codesOf(arrangeApps(locked, teacher, { hidden: ['a1', 'a2'] }))).toEqual(['a: a1']);
});

test('when every app of a group is hidden, then the group is not shown', () => {
  expect(codesOf(arrangeApps(groups, teacher, { hidden: ['b1', 'b2'] }))).toEqual(['a: a1 a2 a3']);
});

test.each<[string, Partial<Icon>, SessionUser, boolean]>([
  ['its update status is 0', { updateStatus: 0 }, teacher, false],
  ['limitUserType names others', { limitUserType: [1, 3] }, teacher, false],
  ['limitUserType names the user type', { limitUserType: [2, 3] }, teacher, true],
  ['limitUserType is empty', { limitUserType: [] }, teacher, true],
  ['frontUserType is another one', { frontUserType: 1 }, teacher, false],
  ['it is base in a school', { code: 'base' }, teacher, true],
  ['it is base in an area unit', { code: 'base' }, areaTeacher, false],
  ['it is edu in an area unit', { code: 'edu' }, areaTeacher, false],
])('when %s, then an app is for the user or not', (_, icon, user, expected) => {
  expect(isForUser(buildIcon(icon), user)).toBe(expected);
});

test('when apps are picked by code, then they come in that order and unknown ones are left out', () => {
  expect(pickApps(groups, ['b1', 'gone', 'a2']).map((icon) => icon.code)).toEqual(['b1', 'a2']);
});

test('when the user is staff of a school, then there are groups; nobody else has them', () => {
  expect(hasGroups(teacher)).toBe(true);
  expect(hasGroups({ ...teacher, userType: 4 })).toBe(true);
  expect(hasGroups({ ...teacher, userType: 3 })).toBe(false);
  expect(hasGroups(areaTeacher)).toBe(false);
});
