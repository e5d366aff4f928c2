import { expect, test } from 'vitest';
import type { RegistryEntry, SessionUser, UserType } from '#shared/contracts';
import type { Session } from '../session/index.ts';
import { decidePage, type GateInput } from './gate.ts';

const entry = (audience: Partial<RegistryEntry['audience']> = {}): RegistryEntry => ({
  name: 'people',
  code: 'base',
  names: { 'zh-CN': '人员', en: 'People' },
  version: '1.0.0',
  minServerVersion: '1.0.0',
  paths: [],
  audience: { signedIn: true, userTypes: [], ...audience },
  frame: 'framed',
  entry: '/assets/people/remoteEntry.js?v=1',
  integrity: 'sha384-x',
  preload: [],
  preloadEnglish: [],
});
const signedIn = (userType: UserType): Session => ({
  state: 'signed-in',
  user: { userId: '1', userType, unitId: 'U1', realName: '周', unitName: '校' } as SessionUser,
});
const input = (changes: Partial<GateInput>): GateInput => ({
  page: { path: '/pages/base/pc_base_tm/index.html', search: '', hash: '', variant: 'tm' },
  session: signedIn(4),
  entry: entry(),
  remoteOfFirstPage: 'people',
  isFirstPage: true,
  ...changes,
});
const show = (changes: Partial<GateInput>): string => decidePage(input(changes)).show;

test('when the user may open the app, then it is shown', () => expect(show({})).toBe('app'));

test.each([1, 3] as const)('when user type %s opens the variant of teachers, then it is refused', (type) =>
  expect(show({ session: signedIn(type) })).toBe('no-permission'),
);

test.each([2, 4] as const)('when user type %s opens the variant of teachers, then it is shown', (type) =>
  expect(show({ session: signedIn(type) })).toBe('app'),
);

test('when the app is for other user types, then it is refused', () =>
  expect(show({ session: signedIn(2), entry: entry({ userTypes: [4] }) })).toBe('no-permission'));

test('when the server knew the app but does not offer it, then it is refused, not unknown', () =>
  expect(show({ entry: undefined })).toBe('no-permission'));

test('when no app belongs to the address, then it is unknown', () => {
  expect(show({ entry: undefined, remoteOfFirstPage: null })).toBe('unknown');
  expect(show({ entry: undefined, isFirstPage: false })).toBe('unknown');
});

test('when nobody is signed in, then the login page comes first', () =>
  expect(show({ session: { state: 'signed-out', user: null } })).toBe('sign-in'));

test('when the check had no answer, then the user may ask again and is not sent away', () =>
  expect(show({ session: { state: 'signed-out', user: null, reason: 'network' } })).toBe('no-answer'));

test('when nobody knows yet, then the page waits', () =>
  expect(show({ session: { state: 'unknown', user: null } })).toBe('wait'));

test('when an app is open to everybody, then no session is asked for', () =>
  expect(show({ session: { state: 'unknown', user: null }, entry: entry({ signedIn: false }) })).toBe('app'));
