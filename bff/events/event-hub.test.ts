import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '#bff/session';
import { createEventHub, type EventHub } from './event-hub.ts';
import { requireKnownAnswer, takeSocket } from './take-socket.ts';

const session = { key: 'of the visitor' } as Session;
const hello = 'event: hello\ndata: {}\n\n';

let hub: EventHub;
let server: Server;
let isSessionAlive: () => Promise<boolean>;
const clients: Client[] = [];
/** The server's side of the last stream. */
let served: Socket | undefined;

interface Client {
  readonly socket: Socket;
  /** Everything after the head. */
  readonly body: () => string;
  readonly head: () => string;
  readonly ended: Promise<void>;
}

/** Speaks HTTP by hand: what goes over the wire is what counts here. */
function open(version = '1.1', headers = ''): Client {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => (text += chunk));
  socket.write(`GET / HTTP/${version}\r\nhost: portal.test\r\n${headers}\r\n`);
  const client = {
    socket,
    body: () => text.slice(text.indexOf('\r\n\r\n') + 4),
    head: () => text.slice(0, text.indexOf('\r\n\r\n')),
    ended: new Promise<void>((resolve) => socket.once('close', () => resolve())),
  };
  clients.push(client);
  return client;
}

function framed(text: string): string {
  return `${text.length.toString(16)}\r\n${text}\r\n`;
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  isSessionAlive = () => Promise.resolve(true);
  hub = createEventHub({ isSessionAlive: () => isSessionAlive() });
  server = createServer({ optimizeEmptyRequests: true }, async (req, res) => {
    const taken = await takeSocket(req, res, { 'content-type': 'text/event-stream' });
    if (!taken) return;
    served = taken.socket;
    hub.add({ ...taken, userId: '2001', session });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const { socket } of clients.splice(0)) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
  vi.useRealTimers();
});

it('when a client of HTTP/1.1 listens, then everything is framed, the end too', async () => {
  const client = open();
  await expect.poll(client.body).toBe(framed(hello));
  expect(client.head()).toContain('transfer-encoding: chunked');
  hub.notify(['2001', '2001', 'nobody']);
  await expect.poll(client.body).toBe(framed(hello) + framed('event: changed\ndata: {}\n\n'));
  hub.endAll();
  await client.ended;
  expect(client.body()).toMatch(/\r\n0\r\n\r\n$/);
});

it('when a client wants the connection closed after the answer, then it stays open as long as the stream', async () => {
  const client = open('1.1', 'connection: close\r\n');
  await expect.poll(client.body).toBe(framed(hello));
  vi.advanceTimersByTime(20_000);
  await expect.poll(client.body).toBe(framed(hello) + framed(':\n\n'));
});

it('when a proxy speaks HTTP/1.0, then the stream comes as it is and ends with the connection', async () => {
  const client = open('1.0');
  await expect.poll(client.body).toBe(hello);
  expect(client.head()).not.toContain('transfer-encoding');
  hub.endAll();
  await client.ended;
  expect(client.body()).toBe(hello);
});

it('when the session ends, then the stream ends with the next heartbeat', async () => {
  const client = open();
  await expect.poll(client.body).toContain('hello');
  isSessionAlive = () => Promise.resolve(false);
  vi.advanceTimersByTime(20_000);
  await client.ended;
  await expect.poll(hub.size).toBe(0);
});

it('when the store is down at a heartbeat, then the stream goes on', async () => {
  const client = open();
  await expect.poll(client.body).toContain('hello');
  isSessionAlive = () => Promise.reject(new Error('down'));
  vi.advanceTimersByTime(20_000);
  await expect.poll(client.body).toContain(framed(':\n\n'));
  expect(hub.size()).toBe(1);
});

it('when a client goes, half or whole, then nothing is kept of its stream', async () => {
  const [half, whole] = [open(), open()];
  await expect.poll(hub.size).toBe(2);
  half.socket.end();
  whole.socket.resetAndDestroy();
  await expect.poll(hub.size).toBe(0);
});

it('when a client asks for more on the connection of a stream, then it loses it', async () => {
  const client = open();
  await expect.poll(client.body).toContain('hello');
  client.socket.write('GET / HTTP/1.1\r\nhost: portal.test\r\n\r\n');
  await client.ended;
  await expect.poll(hub.size).toBe(0);
});

it('when a client does not take what it is sent, then it is let go instead of piling up', async () => {
  const client = open();
  await expect.poll(client.body).toContain('hello');
  client.socket.pause();
  const moreThanTheKernelTakes = Buffer.alloc(32 * 1024 * 1024);
  served?.write(moreThanTheKernelTakes);
  vi.advanceTimersByTime(20_000);
  await expect.poll(hub.size).toBe(0);
});

it('when streams are open, then Node’s server holds neither parser nor request for them', async () => {
  const client = open();
  await expect.poll(hub.size).toBe(1);
  server.closeAllConnections();
  hub.notify(['2001']);
  await expect.poll(client.body).toContain('changed');
});

it('when Node has what is set in its answers, then the server starts; when a field is missing, then it says which', () => {
  expect(() => requireKnownAnswer()).not.toThrow();
  expect(() => requireKnownAnswer({ _last: false, chunkedEncoding: false })).not.toThrow();
  expect(() => requireKnownAnswer({ chunkedEncoding: false })).toThrow(/has no _last; check .*take-socket/);
  expect(() => requireKnownAnswer({ _last: false })).toThrow(/chunkedEncoding/);
});
