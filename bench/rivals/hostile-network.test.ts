import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHostileNetwork } from './hostile-network.ts';
import { createRandom } from './random.ts';

let server: Server;

beforeAll(async () => {
  server = createServer((req, res) => {
    req.resume().once('end', () => res.end('arrived'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

/** Statuses of requests one after the other. */
async function statusesOf(seed: number, sizes: readonly number[]): Promise<number[]> {
  const { port } = server.address() as AddressInfo;
  const network = await startHostileNetwork(`http://127.0.0.1:${port}`, { seed, bodyLimit: 1000 });
  const statuses: number[] = [];
  try {
    for (const size of sizes) {
      const answer = await fetch(network.url, { method: 'POST', body: new Uint8Array(size) });
      await answer.text();
      statuses.push(answer.status);
    }
  } finally {
    await network.close();
  }
  return statuses;
}

test('when the seed is the same, then the same requests fail; another seed fails others', async () => {
  const sizes = Array.from({ length: 60 }, () => 10);
  const first = await statusesOf(1, sizes);
  expect(first).toContain(502);
  expect(first.filter((status) => status === 200).length).toBeGreaterThan(40);
  expect(await statusesOf(1, sizes)).toEqual(first);
  expect(await statusesOf(2, sizes)).not.toEqual(first);
});

test('when a body is larger than the proxy takes, then it is refused each time', async () => {
  expect(await statusesOf(1, [1001, 1001, 1001])).toEqual([413, 413, 413]);
});

test('when numbers are drawn, then they lie from 0 to 1, evenly, and follow from the seed', () => {
  const draw = (seed: number): number[] => Array.from({ length: 1000 }, createRandom(seed));
  const numbers = draw(7);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
  expect(draw(7)).toEqual(numbers);
  expect(draw(8)).not.toEqual(numbers);
});
