import { request } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';

let portal: RunningPortal;
/** Writes to the upstream's stream; undefined while nobody listens there. */
let writeUpstream: ((text: string) => void) | undefined;
let endUpstream: (() => void) | undefined;

beforeEach(async () => {
  portal = await startPortal();
  writeUpstream = undefined;
  portal.upstream.on('/internal/changes', (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write(':listening\n\n');
    writeUpstream = (text) => res.write(text);
    endUpstream = () => res.end();
  });
});
afterEach(() => portal.stop());

interface Stream {
  readonly status: number | undefined;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: () => string;
  readonly ended: Promise<void>;
  readonly close: () => void;
}

function open(sid: string | undefined): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'portal.test', ...(sid ? { cookie: `__Host-sid=${sid}` } : {}) };
    const req = request({ port: portal.port, host: '127.0.0.1', path: '/bff/events', headers }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      resolve({
        status: res.statusCode,
        headers: res.headers,
        text: () => text,
        ended: new Promise((done) => res.once('close', done)),
        close: () => req.destroy(),
      });
    });
    req.once('error', reject).end();
  });
}

it('when something of a user changes, then her pages are told at once, and nobody else’s', async () => {
  const hers = await open(await portal.signInAs());
  const others = await open(await portal.signInAs({ userId: '2002' }));
  expect(hers.status).toBe(200);
  expect(hers.headers).toMatchObject({
    'x-accel-buffering': 'no',
    'cache-control': 'no-store, no-transform',
  });
  await expect.poll(hers.text).toBe('event: hello\ndata: {}\n\n');
  writeUpstream?.('data: ["20');
  writeUpstream?.('01","2001"]\n\n:\n\n');
  await expect.poll(hers.text).toBe('event: hello\ndata: {}\n\nevent: changed\ndata: {}\n\n');
  expect(others.text()).toBe('event: hello\ndata: {}\n\n');
  hers.close();
  others.close();
});

it('when the upstream’s stream breaks, then pages are let go, so that they ask instead', async () => {
  const stream = await open(await portal.signInAs());
  await expect.poll(stream.text).toContain('hello');
  endUpstream?.();
  await stream.ended;
});

it('when the upstream has no such stream, then there is nothing to hear and pages ask', async () => {
  portal.upstream.on('/internal/changes', (_req, res) => res.writeHead(404).end());
  const stream = await open(await portal.signInAs());
  expect(stream.status).toBe(204);
});

it('when nobody is signed in, then there is no stream', async () => {
  expect((await ask(portal.port, { path: '/bff/events' })).json.status).toBe(401);
});

it('when a browser asks for the upstream’s own stream, then there is no such address', async () => {
  const sid = await portal.signInAs();
  expect((await ask(portal.port, { path: '/internal/changes', sid })).status).toBe(404);
  expect(writeUpstream).toBeUndefined();
});

it('when the server ends, then open streams do not hold it up', async () => {
  const stream = await open(await portal.signInAs());
  await expect.poll(stream.text).toContain('hello');
  const closing = portal.close();
  await stream.ended;
  await closing;
  await portal.upstream.close();
  portal.dist.remove();
  portal = await startPortal();
});

it('when one session has twelve streams, then the next one waits until one closes; other sessions do not', async () => {
  const sid = await portal.signInAs();
  const streams = await Promise.all(Array.from({ length: 12 }, () => open(sid)));
  expect(streams.map(({ status }) => status)).toEqual(Array(12).fill(200));
  const beyond = await ask(portal.port, { path: '/bff/events', sid });
  expect(beyond).toMatchObject({ status: 429, json: { code: 'too_many_attempts' } });
  expect(beyond.json.message).toContain('请在 60 秒后再试|||');
  expect(beyond.headers['retry-after']).toBe('60');
  const others = await open(await portal.signInAs({ userId: '2002' }));
  expect(others.status).toBe(200);
  streams[0]?.close();
  const reopened: Stream[] = [];
  await expect
    .poll(async () => {
      const next = await open(sid);
      if (next.status === 200) reopened.push(next);
      else next.close();
      return next.status;
    })
    .toBe(200);
  for (const stream of [...streams, ...reopened, others]) stream.close();
});
