import { afterEach, expect, test, vi } from 'vitest';
import { oauthLoginUserClient } from '#shared/contracts';
import { stubPortal } from '../testing/stub-portal.ts';
import { stubStorage } from '../testing/stub-storage.ts';
import { remembered } from './remembered.ts';
import { loginUserClientPath } from './sign-in-remembered.ts';

const context = {
  userAgent: '',
  isSignedIn: false,
  returnTo: undefined,
  signal: new AbortController().signal,
};
const account = { rememberFlag: '1', rememberUser: 't.zhou' };
afterEach(() => vi.unstubAllGlobals());

test('when the contract names the call, then the page names the same', () =>
  expect(loginUserClientPath).toBe(oauthLoginUserClient.path));

test('when the browser is remembered, then it signs in and earlier failures are forgotten', async () => {
  await stubPortal({ [loginUserClientPath]: {} });
  const storage = stubStorage({ ...account, AUTO_LOGIN_NUM: '3' });
  expect(remembered.applies(context)).toBe(true);
  expect(await remembered.run(context)).toBe('signed-in');
  expect(Object.fromEntries(storage)).toEqual(account);
});

test('when it is refused four times, then the user counts as signed out', async () => {
  await stubPortal({ [loginUserClientPath]: { status: 401, code: 'remember_invalid' } });
  const storage = stubStorage(account);
  for (const count of ['1', '2', '3']) {
    await expect(remembered.run(context)).rejects.toMatchObject({ code: 'remember_invalid' });
    expect(storage.get('AUTO_LOGIN_NUM')).toBe(count);
    expect(remembered.applies(context)).toBe(true);
  }
  await expect(remembered.run(context)).rejects.toMatchObject({ code: 'remember_invalid' });
  expect(Object.fromEntries(storage)).toEqual({ IS_LOGOUTED: 'logout', rememberUser: 't.zhou' });
  expect(remembered.applies(context)).toBe(false);
});

test('when four attempts never came to an end, then the user counts as signed out, and one press signs in', async () => {
  const received = await stubPortal({ [loginUserClientPath]: {} });
  const storage = stubStorage({ ...account, AUTO_LOGIN_NUM: '4' });
  expect(remembered.applies(context)).toBe(true);
  expect(await remembered.run(context)).toBeUndefined();
  expect(received).toEqual([]);
  expect(Object.fromEntries(storage)).toEqual({ ...account, IS_LOGOUTED: 'logout' });
});

test('when the servers are away, then the attempt does not count', async () => {
  await stubPortal({ [loginUserClientPath]: { status: 502, code: 'upstream_unavailable' } });
  const storage = stubStorage({ ...account, AUTO_LOGIN_NUM: '3' });
  await expect(remembered.run(context)).rejects.toMatchObject({ kind: 'http' });
  expect(storage.get('AUTO_LOGIN_NUM')).toBe('3');
});

test('when the visitor begins to type, then the attempt does not count either', async () => {
  await stubPortal({ [loginUserClientPath]: {} });
  const storage = stubStorage(account);
  await expect(remembered.run({ ...context, signal: AbortSignal.abort() })).rejects.toMatchObject({
    kind: 'aborted',
  });
  expect(storage.has('AUTO_LOGIN_NUM')).toBe(false);
});
