import { describe, expect, test } from 'vitest';
import type { RegistryEntry, SessionUser, UserType } from '#shared/contracts';
import type { Session } from '../../core/session/index.ts';
import { decidePage, type GateInput } from './gate.ts';

function entry(audience: Partial<RegistryEntry['audience']> = {}): RegistryEntry {
  return {
    name: 'people',
    code: 'base',
    names: { 'zh-CN': '人员', en: 'People' },
    version: '1.0.0',
    minServerVersion: '1.0.0',
    paths: [],
    audience: { signedIn: true, userTypes: [], ...audience },
    frame: 'framed',
    entry: '/assets/people/remoteEntry.js?v=1',
    preload: [],
    preloadWords: {},
  };
}

function signedIn(userType: UserType): Session {
  return {
    state: 'signed-in',
    user: { userId: '1', userType, unitId: 'U1', realName: '周', unitName: '校' } as SessionUser,
  };
}

function input(changes: Partial<GateInput>): GateInput {
  return {
    session: signedIn(4),
    entry: entry(),
    remoteOfFirstPage: 'people',
    isFirstPage: true,
    ...changes,
  };
}

function show(changes: Partial<GateInput>): string {
  return decidePage(input(changes)).show;
}

test('when the user may open the app, then it is shown', () => expect(show({})).toBe('app'));

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

describe('an app that is open to everybody', () => {
  const open = (config: RegistryEntry['config']) => ({ ...entry({ signedIn: false }), config });
  test.each([
    ['unknown', { noCheckIsLogin: true }, 'app'],
    ['signed-out', { noCheckIsLogin: true }, 'app'],
    ['unknown', { initNotLogin: true }, 'wait'],
    ['signed-out', { initNotLogin: true }, 'app'],
    ['unknown', undefined, 'wait'],
    ['signed-out', undefined, 'sign-in'],
  ] as const)('when the session is %s and it declares %j, then %s', (state, config, shown) =>
    expect(show({ session: { state, user: null }, entry: open(config) })).toBe(shown),
  );

  test('when it is for users alone, then no flag opens it to others', () =>
    expect(
      show({
        session: { state: 'signed-out', user: null },
        entry: { ...entry(), config: { noCheckIsLogin: true } },
      }),
    ).toBe('sign-in'));
});
