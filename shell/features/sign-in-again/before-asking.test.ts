import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionUserSchema } from '#shared/contracts';
import { get, setRequestHooks } from '../../core/request/index.ts';
import { ok, refused, stubServer } from '../../core/request/testing/stub-server.ts';
import { setSession } from '../../core/session/session-store.ts';
import { addGuard } from '../../core/unsaved/unsaved.ts';
import { signInBeforeAsking } from './before-asking.ts';
import { signInAgain } from './sign-in-again.ts';

// The rooms read the address bar when they are loaded.
vi.hoisted(() => {
  vi.stubGlobal('location', { origin: 'http://portal.test', pathname: '/', search: '', hash: '' });
});

const me = {
  userId: '2003',
  userType: 2,
  unitId: 'U2002',
  realName: '陈晓燕',
  loginName: 't.chen',
  unitName: '青江第一中学',
};

const clientIdPath = '/api/uaa/oauth/login_user_client';

/** A server whose session is over until the client id signs this user in. */
function signingIn(user: typeof me): Parameters<typeof stubServer>[0] {
  let isSignedIn = false;
  return ({ url }) => {
    if (url === clientIdPath) isSignedIn = true;
    if (!url.includes('/me')) return ok(null);
    return isSignedIn ? ok(user) : refused(401, 'over');
  };
}

const page = {
  origin: 'http://portal.test',
  heard: [] as ((event: unknown) => void)[],
  opened: [] as string[],
};

function stubPage(items: Record<string, string>, userAgent = 'Mozilla/5.0'): void {
  vi.stubGlobal('localStorage', { getItem: (name: string) => items[name] ?? null });
  vi.stubGlobal('navigator', { userAgent });
  vi.stubGlobal('location', { origin: page.origin, pathname: '/', search: '', hash: '' });
  vi.stubGlobal('addEventListener', (_: string, onMessage: (event: unknown) => void) =>
    page.heard.push(onMessage),
  );
  vi.stubGlobal('removeEventListener', (_: string, onMessage: (event: unknown) => void) => {
    page.heard = page.heard.filter((each) => each !== onMessage);
  });
  vi.stubGlobal('window', { open: (address: string) => page.opened.push(address) });
}

beforeEach(() => {
  Object.assign(page, { heard: [], opened: [] });
  setSession({ state: 'signed-out', user: null });
});
afterEach(() => vi.unstubAllGlobals());

it('when the app has a client id that counts, then it signs in and nobody is asked', async () => {
  const received = await stubServer(signingIn(me));
  stubPage({ userClientId: 'c1' });
  expect(await signInBeforeAsking('2003', () => undefined)).toBe('signed-in');
  expect(received.filter(({ method }) => method === 'POST')).toMatchObject([
    { url: clientIdPath, body: expect.stringContaining('userClientId=c1') },
  ]);
});

it('when the client id is somebody else’s or refused, then the user is asked', async () => {
  await stubServer(signingIn({ ...me, userId: '9' }));
  stubPage({ userClientId: 'c1' });
  expect(await signInBeforeAsking('2003', () => undefined)).toBe('ask');
  vi.unstubAllGlobals();
  await stubServer(() => refused(401, 'no'));
  stubPage({ userClientId: 'c1' });
  expect(await signInBeforeAsking('2003', () => undefined)).toBe('ask');
});

it('when it runs in the desktop client, then a window opens, and the handle that it gives signs in here', async () => {
  const received = await stubServer(({ url }) => ok(url.includes('/me') ? me : null));
  stubPage({}, 'Mozilla/5.0 Electron/30.0');
  const signedIn = new Promise<void>((resolve) => {
    void signInBeforeAsking('2003', resolve).then((outcome) => {
      expect(outcome).toBe('ask');
      const [onMessage] = page.heard;
      onMessage?.({ origin: 'https://evil.example', data: { type: 'portal-signed-in', accessToken: 'bad' } });
      onMessage?.({ origin: page.origin, data: { type: 'else' } });
      onMessage?.({ origin: page.origin, data: { type: 'portal-signed-in', accessToken: 'h1' } });
    });
  });
  await signedIn;
  expect(page.opened).toEqual(['/needtologinpagerelogin']);
  expect(received.filter(({ url }) => url.startsWith('/api/uaa/oauth/relogin'))).toMatchObject([
    { body: 'accessToken=h1' },
  ]);
  expect(page.heard).toEqual([]);
});

it('when another tab signed somebody else in, then the page loads anew for her, unless work is unsaved', async () => {
  await stubServer(({ url }) => ok(url.includes('/me') ? { ...me, userId: '2001' } : null));
  stubPage({ userClientId: 'c1' });
  const assigned: string[] = [];
  vi.stubGlobal('location', { ...location, assign: (address: string) => assigned.push(address) });
  expect(await signInBeforeAsking('2003', () => undefined)).toBe('left');
  expect(assigned).toEqual(['/desktop/home']);
  const unmark = addGuard();
  expect(await signInBeforeAsking('2003', () => undefined)).toBe('ask');
  expect(assigned).toHaveLength(1);
  unmark();
});

it('when a program around the portal has a hook, then it takes over', async () => {
  await stubServer(() => refused(401, 'no'));
  stubPage({});
  let calls = 0;
  vi.stubGlobal('PH', { onLogout: () => (calls += 1) });
  expect(await signInBeforeAsking('2003', () => undefined)).toBe('left');
  expect(calls).toBe(1);
});

it('when several calls find one session lost, then the hook is called once; for the next lost session again', async () => {
  await stubServer(() => refused(401, 'no'));
  stubPage({});
  let calls = 0;
  vi.stubGlobal('PH', { onLogout: () => (calls += 1) });
  const signIn = () => setSession({ state: 'signed-in', user: v.parse(sessionUserSchema, me) });
  signIn();
  for (let call = 0; call < 3; call += 1)
    expect(await signInBeforeAsking('2003', () => undefined)).toBe('left');
  expect(calls).toBe(1);
  signIn();
  await signInBeforeAsking('2003', () => undefined);
  expect(calls).toBe(2);
});

it('when a call of the mobile app finds its session over and the refresh fails, then the client id signs in and the call is made again', async () => {
  const answer = signingIn(me);
  let isSignedIn = false;
  const received = await stubServer((asked) => {
    if (asked.url === clientIdPath) isSignedIn = true;
    const isOver = !isSignedIn && /^\/api\/(?:x|uaa\/oauth\/refresh)/.test(asked.url);
    return isOver ? refused(401, 'over') : answer(asked);
  });
  stubPage({ userClientId: 'c1' });
  setSession({ state: 'signed-in', user: v.parse(sessionUserSchema, me) });
  setRequestHooks({
    getLanguage: () => 'zh-CN',
    getAppPath: () => '/',
    findUserId: () => '2003',
    showFailure: (text) => expect.fail(`nobody is told: ${text}`),
    signInAgain,
  });
  await get('/api/x', {}, { cached: true });
  const [call, refresh, ...more] = received.map(({ url }) => url.split('?')[0]);
  expect([call, refresh]).toEqual(['/api/x', '/api/uaa/oauth/refresh']);
  expect(more.filter((url) => url === clientIdPath)).toHaveLength(1);
  expect(more.at(-1)).toBe('/api/x');
});
