import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BadLine, type BadLineOptions, startBadLine } from './bad-line.ts';

const kilo = 1024;
let server: Server;
let arrived: number;
let line: BadLine | undefined;

beforeEach(async () => {
  arrived = 0;
  server = createServer((req, res) => {
    req.on('data', (piece: Buffer) => {
      arrived += piece.length;
    });
    // Nobody waits for an answer to `/silent`.
    if (req.url !== '/silent') req.on('end', () => res.end('arrived'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await line?.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function open(options: Partial<BadLineOptions> = {}): Promise<BadLine> {
  const { port } = server.address() as AddressInfo;
  const endless = { bytesPerSecond: 1e9, nextLength: () => Number.POSITIVE_INFINITY, idleMs: 60_000 };
  line = await startBadLine({ ...endless, port, ...options });
  return line;
}

function post(url: string, bytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', agent: false, headers: { 'content-length': bytes } });
    sending.once('error', reject);
    sending.once('response', (answer) => {
      answer.setEncoding('utf8').once('data', resolve);
    });
    sending.end(Buffer.alloc(bytes));
  });
}

test('when nothing breaks, then all arrives and is counted', async () => {
  const { url, sentBytes, cuts } = await open();
  expect(await post(url, 300 * kilo)).toBe('arrived');
  expect([arrived, cuts()]).toEqual([300 * kilo, 0]);
  expect(sentBytes()).toBeGreaterThan(300 * kilo);
  expect(sentBytes()).toBeLessThan(301 * kilo);
});

test('when a connection has carried what it may, then it breaks, and the next one has a length of its own', async () => {
  const lengths = [100 * kilo, 1000 * kilo];
  const { url, cuts } = await open({ nextLength: () => lengths.shift() ?? 0 });
  await expect(post(url, 300 * kilo)).rejects.toMatchObject({
    code: expect.stringMatching(/ECONNRESET|EPIPE/),
  });
  expect(arrived).toBeLessThanOrEqual(100 * kilo);
  expect(await post(url, 300 * kilo)).toBe('arrived');
  expect(cuts()).toBe(1);
});

test('when nothing moves for as long as it takes, then the connection breaks', async () => {
  const { url, cuts } = await open({ idleMs: 50 });
  await expect(post(`${url}/silent`, 10)).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect([arrived, cuts()]).toEqual([10, 0]);
});

test('when two send at once, then they share the rate', async () => {
  const { url } = await open({ bytesPerSecond: 1000 * kilo });
  const start = performance.now();
  await Promise.all([post(url, 100 * kilo), post(url, 100 * kilo)]);
  expect(performance.now() - start).toBeGreaterThanOrEqual(190);
});
