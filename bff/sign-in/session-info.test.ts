import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, signIn } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';

const minute = 60_000;
const hour = 60 * minute;
let portal: RunningPortal;
let now: number;

function info(sid: string | undefined, headers: Record<string, string> = {}) {
  return ask(portal.port, { path: '/bff/session', sid, headers });
}

function stay(sid: string | undefined) {
  return ask(portal.port, { method: 'POST', path: '/bff/session/stay', sid });
}

function call(sid: string | undefined, headers: Record<string, string> = {}) {
  return ask(portal.port, { path: '/api/base/x', sid, headers });
}

beforeEach(async () => {
  now = Date.now();
  portal = await startPortal({ clock: () => now, sessionCacheTtlMs: 0 });
});
afterEach(() => portal.stop());

it('when a user asks when the session ends, then it is told, and the question does not move it', async () => {
  const { sid } = await signIn(portal.port);
  const start = now;
  now += 30 * minute;
  for (let i = 0; i < 2; i++) {
    const reply = await info(sid);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json).toMatchObject({
      status: 200,
      data: { now, idleEndsAt: start + 2 * hour, absoluteEndsAt: start + 12 * hour },
    });
  }
});

it('when a page polls by itself, then the idle end stays, and an ordinary call moves it', async () => {
  const { sid } = await signIn(portal.port);
  const start = now;
  now += 30 * minute;
  await call(sid, { 'x-portal-poll': '1' });
  expect((await info(sid)).json.data.idleEndsAt).toBe(start + 2 * hour);
  await call(sid);
  expect((await info(sid)).json.data.idleEndsAt).toBe(now + 2 * hour);
  now += 2 * hour;
  expect((await info(sid)).json.status).toBe(401);
});

it('when the user wants to stay, then the idle end moves at once, never past the absolute one', async () => {
  const { sid } = await signIn(portal.port);
  const start = now;
  now += 20_000;
  expect((await stay(sid)).json.data.idleEndsAt).toBe(now + 2 * hour);
  for (let i = 0; i < 7; i++) {
    now += 1.6 * hour;
    await stay(sid);
  }
  expect((await info(sid)).json.data.idleEndsAt).toBe(start + 12 * hour);
  now = start + 12 * hour;
  expect((await stay(sid)).json.status).toBe(401);
});

it('when nobody is signed in, another method or another site asks, then it is refused', async () => {
  expect((await info(undefined)).json.code).toBe('not_signed_in');
  const { sid } = await signIn(portal.port);
  expect((await ask(portal.port, { path: '/bff/session/stay', sid })).status).toBe(405);
  const foreign = {
    method: 'POST',
    path: '/bff/session/stay',
    sid,
    headers: { 'sec-fetch-site': 'cross-site' },
  };
  expect((await ask(portal.port, foreign)).status).toBe(403);
});
