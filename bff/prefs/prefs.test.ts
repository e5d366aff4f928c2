import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Prefs } from '#shared/contracts';
import { ask } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';

let portal: RunningPortal;
const now = Date.UTC(2026, 8, 1);

beforeEach(async () => {
  portal = await startPortal({ clock: () => now });
});
afterEach(() => portal.stop());

function read(sid: string | undefined) {
  return ask(portal.port, { path: '/bff/prefs', sid });
}

function save(sid: string | undefined, body: string, headers: Record<string, string> = {}) {
  return ask(portal.port, {
    method: 'POST',
    path: '/bff/prefs',
    sid,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

function saveOf(sid: string, prefs: Prefs) {
  return save(sid, JSON.stringify(prefs));
}

it('when a user arranges apps on two devices, then each finds what both did, and nobody else does', async () => {
  const phone = await portal.signInAs();
  const podium = await portal.signInAs();
  await saveOf(phone, { favourites: { at: now - 5, value: ['hw'] }, layout: { at: now - 9, value: 'left' } });
  const merged = await saveOf(podium, { layout: { at: now - 1, value: 'top' } });
  const both = { favourites: { at: now - 5, value: ['hw'] }, layout: { at: now - 1, value: 'top' } };
  expect(merged.json).toMatchObject({ status: 200, data: both });
  expect((await read(phone)).json.data).toEqual(both);
  const other = await portal.signInAs({ userId: '2002' });
  expect((await read(other)).json.data).toEqual({});
});

it('when a device was offline, then its older change does not undo a newer one', async () => {
  const sid = await portal.signInAs();
  await saveOf(sid, { hidden: { at: now - 1, value: ['tt'] } });
  await saveOf(sid, { hidden: { at: now - 1000, value: [] } });
  expect((await read(sid)).json.data.hidden.value).toEqual(['tt']);
});

it('when a clock runs ahead, then its change counts as of now', async () => {
  const sid = await portal.signInAs();
  await saveOf(sid, { layout: { at: now + 1e9, value: 'left' } });
  expect((await read(sid)).json.data.layout.at).toBe(now);
});

it('when many writes come at once, then none is lost', async () => {
  const sid = await portal.signInAs();
  await Promise.all([
    saveOf(sid, { order: { at: 1, value: ['a'] } }),
    saveOf(sid, { hidden: { at: 1, value: ['b'] } }),
    saveOf(sid, { favourites: { at: 1, value: ['c'] } }),
  ]);
  expect(Object.keys((await read(sid)).json.data).sort()).toEqual(['favourites', 'hidden', 'order']);
});

it('when nobody is signed in, then nothing is told or kept', async () => {
  expect((await read(undefined)).json.status).toBe(401);
  expect((await save(undefined, '{}')).json.status).toBe(401);
});

it.each([
  ['no JSON', '{', 422],
  ['an unknown layout', '{"layout":{"at":1,"value":"right"}}', 422],
  ['a code that is none', '{"hidden":{"at":1,"value":["<b>"]}}', 422],
  ['too much', `{"x":"${'x'.repeat(33_000)}"}`, 413],
])('when what arrives is %s, then it is refused and nothing changes', async (_, body, status) => {
  const sid = await portal.signInAs();
  await saveOf(sid, { layout: { at: 1, value: 'left' } });
  expect((await save(sid, body)).json.status).toBe(status);
  expect((await read(sid)).json.data.layout.value).toBe('left');
});

it('when a form of another site posts, then it is refused', async () => {
  const sid = await portal.signInAs();
  const reply = await save(sid, '{}', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
  expect(reply.json.code).toBe('cross_site_request');
});

it('when a page is made for the user, then it carries what she has arranged', async () => {
  const sid = await portal.signInAs();
  await saveOf(sid, { layout: { at: 1, value: 'left' } });
  const page = await ask(portal.port, { path: '/desktop/home', sid, headers: { accept: 'text/html' } });
  expect(page.text).toContain('"prefs":{"layout":{"at":1,"value":"left"}}');
});
