import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  beginAutoLogin,
  clearLoginFlags,
  clearUserItems,
  dropOldPasswords,
  endAutoLogin,
  findUsername,
  isRemembered,
  keepRemembered,
  keepUserItems,
  mayAutoLogin,
} from './index.ts';
import { createFakeStorage } from './testing/fake-storage.ts';

let local: ReturnType<typeof createFakeStorage>;
let session: ReturnType<typeof createFakeStorage>;
beforeEach(() => {
  local = createFakeStorage();
  session = createFakeStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => vi.unstubAllGlobals());

const user = { userId: '2001', userType: 2, unitId: 'U2001', unitType: 2 };

function fail() {
  beginAutoLogin();
  endAutoLogin('refused');
}

describe('a remembered account', () => {
  test('when the box was ticked, then flag and user name are kept and nothing else', () => {
    keepRemembered('t.zhou');
    expect({ ...local }).toEqual({ rememberFlag: '1', rememberUser: 't.zhou' });
    expect(isRemembered()).toBe(true);
  });

  test('when the box was not ticked, then both are deleted', () => {
    keepRemembered('t.zhou');
    keepRemembered(undefined);
    expect({ ...local }).toEqual({});
  });

  test('when an older version left a password, then it is deleted and the rest stays', () => {
    Object.assign(local, { rememberPassword: 'eA==', userPwd: 'x', PASSWD: 'y', lange_: 'en' });
    dropOldPasswords();
    expect({ ...local }).toEqual({ lange_: 'en' });
  });

  test('when storage is switched off, then nobody is remembered and nothing breaks', () => {
    vi.stubGlobal('localStorage', undefined);
    keepRemembered('t.zhou');
    dropOldPasswords();
    expect([isRemembered(), findUsername(), mayAutoLogin()]).toEqual([false, undefined, false]);
  });
});

describe('signing in by itself', () => {
  beforeEach(() => keepRemembered('t.zhou'));

  test.each([
    [{}, true],
    [{ autoLoginSetting: 'autoLogin' }, true],
    [{ autoLoginSetting: 'manual' }, false],
    [{ IS_LOGOUTED: 'logout' }, false],
    [{ rememberFlag: '0' }, false],
  ])('when the browser holds %j, then that it may is %s', (items, may) => {
    Object.assign(local, items);
    expect(mayAutoLogin()).toBe(may);
  });

  test.each([
    ['0', true, '1'],
    ['3', true, '4'],
    ['x', true, '1'],
    ['4', false, undefined],
    ['9', false, undefined],
  ])(
    'when %s attempts were begun, then that another may begin is %s, and %s are counted',
    (before, may, after) => {
      local.AUTO_LOGIN_NUM = before;
      expect(beginAutoLogin()).toBe(may);
      expect(local.AUTO_LOGIN_NUM).toBe(after);
      expect(mayAutoLogin()).toBe(may);
    },
  );

  test('when it is refused, then each attempt adds one', () => {
    fail();
    fail();
    expect(local.AUTO_LOGIN_NUM).toBe('2');
    expect(mayAutoLogin()).toBe(true);
  });

  test('when it is refused a fourth time, then the user counts as signed out and the counter is cleared', () => {
    for (let attempt = 0; attempt < 4; attempt += 1) fail();
    expect({ ...local }).toEqual({ IS_LOGOUTED: 'logout', rememberUser: 't.zhou' });
    expect(mayAutoLogin()).toBe(false);
  });

  test('when nobody answers, then the attempt does not count', () => {
    for (let attempt = 0; attempt < 9; attempt += 1) {
      beginAutoLogin();
      endAutoLogin('no-answer');
    }
    expect(local.AUTO_LOGIN_NUM).toBeUndefined();
    expect(mayAutoLogin()).toBe(true);
  });

  test('when somebody signs in, then earlier failures and sign-outs are forgotten', () => {
    fail();
    beginAutoLogin();
    endAutoLogin('signed-in');
    expect(local.AUTO_LOGIN_NUM).toBeUndefined();
    local.IS_LOGOUTED = 'logout';
    clearLoginFlags();
    expect(mayAutoLogin()).toBe(true);
  });
});

describe('what is kept of a user', () => {
  test('when she is signed in, then the items have the names of the specification and hold no secret', () => {
    keepUserItems({ ...user, ...{ accessToken: 'a', realName: '周敏' } }, { language: 'en', product: 'p' });
    expect({ ...local }).toEqual({
      user: JSON.stringify({ unitType: 2, unitId: 'U2001', userType: 2, userId: '2001' }),
      productCode: 'p',
      lange_: 'en',
      lang2001: 'en',
    });
  });

  const fill = () => {
    keepUserItems(user, { language: 'en', product: 'p' });
    keepRemembered('t.zhou');
    beginAutoLogin();
    session.child = '1001';
  };

  test('when she signs out in production, then her data and flags go, and that she did is kept', () => {
    fill();
    clearUserItems({ isProduction: true, isShared: false });
    expect({ ...local }).toEqual({
      IS_LOGOUTED: 'logout',
      lange_: 'en',
      lang2001: 'en',
      rememberUser: 't.zhou',
    });
    expect({ ...session }).toEqual({});
  });

  test('when she signs out in development, then only that is kept on top', () => {
    fill();
    const before = { ...local };
    clearUserItems({ isProduction: false, isShared: false });
    expect({ ...local }).toEqual({ ...before, IS_LOGOUTED: 'logout' });
    expect(session.child).toBe('1001');
  });

  test.each([true, false])(
    'when the computer is shared (production %s), then nothing of her is left',
    (isProduction) => {
      fill();
      clearUserItems({ isProduction, isShared: true });
      expect({ ...local }).toEqual({ IS_LOGOUTED: 'logout' });
      expect({ ...session }).toEqual({});
    },
  );
});
