import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followEvents } from './follow-events.ts';

type Answer = (response: ServerResponse) => void;

let server: Server;
let answers: Answer[];
let asked: number;
let stop: (() => void) | undefined;
const realFetch = globalThis.fetch;

function stream(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
}

const hello = 'event: hello\ndata: {}\n\n';
const changed = 'event: changed\ndata: {}\n\n';

function start() {
  const heard: string[] = [];
  stop = followEvents({
    onLive: (isLive) => heard.push(isLive ? 'live' : 'lost'),
    onChanged: () => heard.push('changed'),
    onApps: (revision) => heard.push(`apps ${revision}`),
    random: () => 0,
  });
  return heard;
}

/** Lets real sockets do what they have to between moments of the moved clock. */
function waitUntil(check: () => boolean) {
  return vi.waitUntil(check, { timeout: 5_000, interval: 5 });
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  answers = [];
  asked = 0;
  server = createServer((_request, response) => {
    answers[Math.min(asked, answers.length - 1)]?.(response);
    asked += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    realFetch(`http://127.0.0.1:${port}${path}`, init),
  );
});
afterEach(async () => {
  stop?.();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('when the server names a revision of the apps, then it is passed on, at the start and after a change', async () => {
  answers = [
    (response) =>
      stream(response).write(
        'event: hello\ndata: {"apps":"one_1"}\n\nevent: apps\ndata: {"apps":"two-2"}\n\n',
      ),
  ];
  const heard = start();
  await waitUntil(() => heard.length === 3);
  expect(heard).toEqual(['live', 'apps one_1', 'apps two-2']);
});

it('when the server greets and tells of a change in pieces, then both are heard', async () => {
  answers = [
    (response) => {
      stream(response).write(hello.slice(0, 9));
      response.write(`${hello.slice(9)}${changed.slice(0, 11)}`);
      response.write(changed.slice(11));
    },
  ];
  const heard = start();
  await waitUntil(() => heard.length === 2);
  expect(heard).toEqual(['live', 'changed']);
});

it('when a proxy holds the stream back, then it is given up within ten seconds and not tried for ten minutes', async () => {
  let isClosed = false;
  answers = [
    (response) => {
      stream(response).flushHeaders();
      response.once('close', () => (isClosed = true));
    },
  ];
  const heard = start();
  await waitUntil(() => asked === 1);
  await vi.advanceTimersByTimeAsync(10_000);
  await waitUntil(() => isClosed);
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect([asked, heard]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(60_000);
  await waitUntil(() => asked === 2);
});

it('when heartbeats come, then the stream lives; when they stop, then it is lost within half a minute and tried again', async () => {
  let beat = (): unknown => undefined;
  answers = [
    (response) => {
      stream(response).write(hello);
      beat = () => response.write(':\n\n');
    },
  ];
  const heard = start();
  await waitUntil(() => heard.length === 1);
  for (let beats = 0; beats < 4; beats += 1) {
    await vi.advanceTimersByTimeAsync(20_000);
    beat();
    // The beat has to arrive before the clock moves on.
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(heard).toEqual(['live']);
  await vi.advanceTimersByTimeAsync(30_000);
  await waitUntil(() => heard.at(-1) === 'lost');
  await vi.advanceTimersByTimeAsync(2_000);
  await waitUntil(() => heard.at(-1) === 'live' && asked === 2);
});

it('when there is nothing to hear, then it is not asked for again soon', async () => {
  answers = [(response) => response.writeHead(204).end()];
  const heard = start();
  await waitUntil(() => asked === 1);
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect([asked, heard]).toEqual([1, []]);
});

it('when the stream breaks again and again, then the tries get rarer, up to five minutes', async () => {
  answers = [
    (response) => {
      stream(response).write(hello);
      response.end();
    },
  ];
  const heard = start();
  for (let tries = 1; tries <= 4; tries += 1) {
    await waitUntil(() => heard.filter((word) => word === 'lost').length === tries);
    const wait = 1_000 * 2 ** tries;
    await vi.advanceTimersByTimeAsync(wait - 100);
    expect(asked).toBe(tries);
    await vi.advanceTimersByTimeAsync(100);
    await waitUntil(() => asked === tries + 1);
  }
});

it('when something else than a stream comes, then nothing is heard and it is tried again', async () => {
  answers = [
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Blocked</h1>'),
    (response) => stream(response).write(hello),
  ];
  const heard = start();
  await waitUntil(() => asked === 1);
  await vi.waitUntil(async () => {
    await vi.advanceTimersByTimeAsync(2_000);
    return heard.length === 1;
  });
  expect(heard).toEqual(['live']);
});

it('when it is stopped, then the connection ends and nothing more is said', async () => {
  let isClosed = false;
  answers = [
    (response) => {
      stream(response).write(hello);
      response.once('close', () => (isClosed = true));
    },
  ];
  const heard = start();
  await waitUntil(() => heard.length === 1);
  stop?.();
  await waitUntil(() => isClosed);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([heard, asked]).toEqual([['live'], 1]);
});
