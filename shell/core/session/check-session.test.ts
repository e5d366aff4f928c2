import { beforeEach, expect, test, vi } from 'vitest';
import { type Answer, ok, refused, stubServer } from '../request/testing/stub-server.ts';
import { checkSession } from './check-session.ts';
import { findUser, setSession, useSession } from './session-store.ts';
import { readHook } from './testing/read-hook.ts';

const me = {
  userId: '2003',
  userType: 2,
  unitId: 'U2002',
  realName: '陈晓燕',
  loginName: 't.chen',
  unitName: '青江第一中学',
};
const nobody = refused(401, '请先登录|||Please sign in first');

beforeEach(() => setSession({ state: 'unknown', user: null }));

test('when the server knows the user, then the session is signed in', async () => {
  await stubServer(() => ok(me));
  await checkSession();
  expect(readHook(useSession)).toMatchObject({ state: 'signed-in', user: { userId: '2003', unitType: 2 } });
});

test('when nobody is signed in and refresh fails, then the session is signed out', async () => {
  const received = await stubServer(() => nobody);
  await checkSession();
  expect(readHook(useSession)).toEqual({ state: 'signed-out', user: null });
  expect(received.map(({ url }) => url.split('?')[0])).toEqual([
    '/api/uaa/oauth/me',
    '/api/uaa/oauth/refresh',
  ]);
});

test('when refresh works, then the session lives on', async () => {
  let alive = false;
  await stubServer(({ url }): Answer => {
    if (url.startsWith('/api/uaa/oauth/refresh')) alive = true;
    return alive ? ok(url.includes('/me') ? me : null) : nobody;
  });
  await checkSession();
  expect(findUser()?.userId).toBe('2003');
});

test('when the check gets no answer, then an unknown visitor is signed out because of the network', async () => {
  await stubServer(() => ({ status: 502, body: '' }));
  await checkSession();
  expect(readHook(useSession)).toEqual({ state: 'signed-out', user: null, reason: 'network' });
});

test('when the check gets no answer, then a user who was signed in stays so', async () => {
  await stubServer(() => ok(me));
  await checkSession();
  vi.unstubAllGlobals();
  await stubServer(() => ({ body: '<html>blocked</html>', type: 'text/html' }));
  await checkSession();
  expect(readHook(useSession).state).toBe('signed-in');
});
