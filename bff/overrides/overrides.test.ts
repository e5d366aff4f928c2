import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RegistryEntry } from '#shared/contracts';
import { ask } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { createManifest, createStubReleases } from '../testing/stub-releases.ts';
import { answerEnvelope } from '../testing/stub-upstream.ts';

const entry = '/assets/x/notes/override/remoteEntry.js';
let portal: RunningPortal;
let server: Server;
let origin: string;
/** What the server of development answers, by path. */
let answers: Map<string, RequestListener>;
/** Orders that the platform got. */
let orders: unknown[];
let decision: Parameters<typeof answerEnvelope>[2] & { isSandbox: boolean };
let sid: string;

beforeEach(async () => {
  const stub = createStubReleases();
  stub.add('1.0.0');
  stub.point('1.0.0');
  orders = [];
  decision = { isSandbox: true };
  answers = new Map<string, RequestListener>([
    ['/portal.json', (_req, res) => res.end(JSON.stringify(createManifest('2.0.0')))],
    ['/remoteEntry.js', (_req, res) => res.setHeader('content-type', 'text/javascript').end('export {};')],
    ['/page.js', (_req, res) => res.setHeader('content-type', 'text/html').end('<p>')],
  ]);
  server = createServer((req, res) => {
    const answer = answers.get(req.url ?? '');
    if (answer) answer(req, res);
    else res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  portal = await startPortal({ hasPlatform: true, prepareUpstream: stub.install });
  portal.upstream.on('/internal/apps/override', (req, res) => {
    let text = '';
    req.on('data', (chunk) => (text += chunk));
    req.on('end', () => {
      orders.push(JSON.parse(text));
      answerEnvelope(res, { isSandbox: decision.isSandbox }, decision);
    });
  });
  sid = await portal.signInAs();
});
afterEach(async () => {
  await portal.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function order(address: string, { code = 'notes', headers = {}, as = sid } = {}) {
  return ask(portal.port, {
    method: 'POST',
    path: '/bff/override',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ code, address }),
    sid: as,
  });
}

async function notes(): Promise<RegistryEntry | undefined> {
  const { json } = await ask(portal.port, { path: '/bff/remotes.json', sid });
  return json.remotes.find(({ name }: RegistryEntry) => name === 'notes');
}

describe('an override', () => {
  test('when it begins, then this session alone has the app from there, until it ends', async () => {
    expect((await order(`${origin}/portal.json`)).json).toMatchObject({ code: 'ok', data: { origin } });
    expect(await notes()).toMatchObject({
      version: '2.0.0',
      entry,
      preload: [entry],
      release: { channel: 'override' },
    });
    const got = await ask(portal.port, { path: entry, sid });
    expect([got.status, got.text, got.headers['cache-control']]).toEqual([200, 'export {};', 'no-store']);
    const others = await portal.signInAs({ userId: '2002' });
    expect((await ask(portal.port, { path: entry, sid: others })).status).toBe(404);
    expect((await ask(portal.port, { path: entry })).status).toBe(404);
    await order('');
    expect((await notes())?.version).toBe('1.0.0');
    expect((await ask(portal.port, { path: entry, sid })).status).toBe(404);
    expect(orders).toEqual([
      { action: 'begin', code: 'notes', origin, isAnywhere: false },
      { action: 'end', code: 'notes', origin, isAnywhere: false },
    ]);
  });

  test('when its user asks what this session has, then she learns code and origin; others have nothing', async () => {
    const active = async (as: string) => (await ask(portal.port, { path: '/bff/override', sid: as })).json;
    expect(await active(sid)).toMatchObject({ code: 'ok', data: null });
    await order(origin);
    expect((await active(sid)).data).toMatchObject({
      code: 'notes',
      origin,
      names: { en: expect.any(String) },
    });
    expect((await active(await portal.signInAs({ userId: '2002' }))).data).toBeNull();
    expect((await ask(portal.port, { path: '/bff/override' })).json.code).toBe('not_signed_in');
  });

  test('when a page opens, then its policy names no other origin', async () => {
    await order(origin);
    const { headers, text } = await ask(portal.port, { path: '/pages/base/pc_notes_all/index.html', sid });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(`${headers['content-security-policy']}${text}`).not.toContain(origin);
  });

  test('when the app is edited, then the next page has what it says now', async () => {
    await order(origin);
    answers.set('/portal.json', (_req, res) => res.end(JSON.stringify(createManifest('2.0.1'))));
    expect((await notes())?.version).toBe('2.0.1');
    answers.delete('/portal.json');
    expect((await notes())?.version).toBe('2.0.1');
  });

  test('when the server of development sends what is no part of an app, then it is not passed on', async () => {
    await order(origin);
    const reply = await ask(portal.port, { path: '/assets/x/notes/override/page.js', sid });
    expect([reply.status, reply.headers['content-type']]).toEqual([502, 'text/plain; charset=utf-8']);
  });

  test('when the server of development is away, then that is a short text', async () => {
    await order(origin);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await ask(portal.port, { path: entry, sid })).toMatchObject({ status: 503 });
    expect((await notes())?.release?.channel).toBe('override');
    server.listen(0);
  });

  test('when the server of development streams edits, then each passes at once, and it sees that the page went', async () => {
    await order(origin);
    let send: ((text: string) => void) | undefined;
    let isClosed = false;
    answers.set('/edits', (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      send = (text) => res.write(text);
      res.on('close', () => {
        isClosed = true;
      });
    });
    const seen: string[] = [];
    const headers = { host: 'portal.test', cookie: `__Host-sid=${sid}` };
    const path = '/assets/x/notes/override/edits';
    const page = request({ port: portal.port, path, headers }, (incoming) => {
      seen.push(`${incoming.statusCode} ${incoming.headers['content-type']}`);
      incoming.on('data', (piece) => seen.push(String(piece))).on('error', () => undefined);
    }).on('error', () => undefined);
    page.end();
    await expect.poll(() => seen).toEqual(['200 text/event-stream']);
    send?.('data: 1\n\n');
    await expect.poll(() => seen.at(-1)).toBe('data: 1\n\n');
    page.destroy();
    await expect.poll(() => isClosed).toBe(true);
  });

  test('when it asks, then it gets nothing of the visitor', async () => {
    await order(origin);
    let seen: Record<string, unknown> = {};
    answers.set('/app.js?x=1', (req, res) => {
      seen = req.headers;
      res.setHeader('content-type', 'text/javascript').end('1');
    });
    await ask(portal.port, { path: '/assets/x/notes/override/app.js?x=1', sid });
    expect(Object.keys(seen).sort()).toEqual(['accept', 'connection', 'host']);
  });
});

describe('an override is refused', () => {
  test('when its address is elsewhere, then by name, and nobody is asked', async () => {
    const { json } = await order('http://evil.example:5173');
    expect(json).toMatchObject({ code: 'invalid_input', message: expect.stringContaining('evil.example') });
    expect(orders).toEqual([]);
  });

  test('when the platform says that she may not, then nothing changes', async () => {
    decision = { isSandbox: false, status: 403, code: 'forbidden' };
    expect((await order(origin)).json.code).toBe('forbidden');
    expect((await notes())?.version).toBe('1.0.0');
  });

  test.each([
    ['the app there is another one', { code: 'other' }, 'notes'],
    ['nothing answers there', { code: 'notes' }, 'portal.json'],
  ])('when %s, then by name', async (_, { code }, named) => {
    if (code === 'notes') answers.delete('/portal.json');
    const { json } = await order(origin, { code });
    expect(json).toMatchObject({ code: 'invalid_input', message: expect.stringContaining(named) });
  });

  test('when the app comes with the portal, then by name', async () => {
    const manifest = createManifest('1.0.0', { code: 'base' });
    answers.set('/portal.json', (_req, res) => res.end(JSON.stringify(manifest)));
    expect((await order(origin, { code: 'base' })).json.message).toContain('base');
  });

  test('when another site sends it, or nobody is signed in, then nothing happens', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await order(origin, { headers: foreign })).status).toBe(403);
    expect((await order(origin, { as: '' })).json.code).toBe('not_signed_in');
    expect(orders).toEqual([]);
  });
});

test('when sessions outside the sandbox may no longer, then what they had is gone', async () => {
  decision = { isSandbox: false };
  await order(origin);
  expect((await notes())?.version).toBe('1.0.0');
});
