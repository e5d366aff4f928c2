import { afterEach, expect, test, vi } from 'vitest';
import { stubPortal } from '../testing/stub-portal.ts';
import { stubStorage } from '../testing/stub-storage.ts';
import { clientId } from './client-id.ts';
import { loginUserClientPath } from './sign-in-remembered.ts';

const context = {
  userAgent: '',
  isSignedIn: false,
  returnTo: undefined,
  signal: new AbortController().signal,
};
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('when neither a client id nor an app is there, then the step does not apply', () => {
  stubStorage();
  expect(clientId.applies(context)).toBe(false);
});

test('when the device has a client id, then it signs in by it and earlier sign-outs are forgotten', async () => {
  const received = await stubPortal({ [loginUserClientPath]: {} });
  const storage = stubStorage({ userClientId: 'c1', AUTO_LOGIN_NUM: '2' });
  expect(clientId.applies(context)).toBe(true);
  expect(await clientId.run(context)).toBe('signed-in');
  expect(received.map(({ path, params }) => [path, params.get('userClientId')])).toEqual([
    [loginUserClientPath, 'c1'],
  ]);
  expect([...storage.keys()]).toEqual(['userClientId']);
});

test('when the client id is refused and no app is around, then the next step has its chance', async () => {
  await stubPortal({ [loginUserClientPath]: { status: 401, code: 'remember_invalid' } });
  stubStorage({ userClientId: 'c1' });
  expect(await clientId.run(context)).toBeUndefined();
});

test('when the client id is refused inside an app, then after a second the app takes over', async () => {
  await stubPortal({ [loginUserClientPath]: { status: 401, code: 'remember_invalid' } });
  stubStorage({ userClientId: 'c1' });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let tookOver = 0;
  vi.stubGlobal('PH', { onLogout: () => (tookOver += 1) });
  const outcome = clientId.run(context);
  await vi.advanceTimersByTimeAsync(999);
  expect(tookOver).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([await outcome, tookOver]).toEqual(['left', 1]);
});

test('when the user has signed out, then the client id does not sign her in again', () => {
  stubStorage({ userClientId: 'c1', IS_LOGOUTED: 'logout' });
  expect(clientId.applies(context)).toBe(false);
});
