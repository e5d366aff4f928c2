import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, type Reply } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';

let portal: RunningPortal;
let now: number;
beforeEach(async () => {
  now = Date.parse('2026-11-20T08:00:00Z');
  portal = await startPortal({ clock: () => now });
});
afterEach(() => portal.stop());

const target = '/login?redirect_uri=%2Fa%3Fb%3D1';

function cookieOf({ headers }: Reply): string {
  return [headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('__Host-arrivals=')) ?? '';
}

/** A browser that keeps the one cookie. */
function createBrowser(headers: Record<string, string> = {}, sid?: string) {
  let kept = '';
  return async (path = target): Promise<Reply> => {
    const cookie = [kept, sid && `__Host-sid=${sid}`].filter(Boolean).join('; ');
    const reply = await ask(portal.port, { path, headers: { ...headers, ...(cookie ? { cookie } : {}) } });
    kept = cookieOf(reply).split(';')[0] || kept;
    return reply;
  };
}

test('when the sign-in page is asked for a page a fourth time within 30 s, then it says so and moves nobody on', async () => {
  const sid = await portal.signInAs();
  const open = createBrowser({}, sid);
  for (let arrival = 0; arrival < 3; arrival += 1) {
    expect(await open()).toMatchObject({ status: 302, headers: { location: '/a?b=1' } });
    now += 5_000;
  }
  const fourth = await open();
  const location = '/login?redirect_uri=%2Fa%3Fb%3D1&reason=login_loop';
  expect(fourth).toMatchObject({ status: 303, headers: { location, 'cache-control': 'no-store' } });
  expect(cookieOf(fourth)).toContain('Max-Age=0');
  const shown = await open(location);
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('页面反复跳回登录页');
});

test('when the arrivals are further apart, then they are no loop', async () => {
  const open = createBrowser();
  for (let arrival = 0; arrival < 8; arrival += 1) {
    expect((await open()).status).toBe(200);
    now += 10_001;
  }
});

test.each(['/login', '/login?reason=invalid_grant&redirect_uri=%2Fa', `${target}&again=1`])(
  'when %s is opened often, then nobody was sent there by a page',
  async (path) => {
    const open = createBrowser();
    for (let arrival = 0; arrival < 6; arrival += 1) expect((await open(path)).status).toBe(200);
  },
);

test('when a user reloads the page, then that is no loop', async () => {
  const open = createBrowser({ 'cache-control': 'max-age=0' });
  for (let arrival = 0; arrival < 6; arrival += 1) expect((await open()).status).toBe(200);
});

test.each(['x', 'NaN,NaN,NaN,NaN', '9'.repeat(900)])(
  'when the cookie says %j, then nothing breaks',
  async (text) => {
    const cookie = `__Host-arrivals=${Buffer.from(text).toString('base64url')}`;
    expect((await ask(portal.port, { path: target, headers: { cookie } })).status).toBeLessThan(400);
  },
);
