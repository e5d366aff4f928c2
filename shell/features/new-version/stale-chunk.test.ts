import { beforeEach, expect, test, vi } from 'vitest';
import { addGuard } from '../../core/unsaved/unsaved.ts';
import { noteStaleChunk, reloadForStaleChunk } from './stale-chunk.ts';

const chunk = 'http://localhost/assets/people/234.1a2b3c.js';
const missing = new Error(`Failed to fetch dynamically imported module: ${chunk}`);
const reload = vi.fn();
let answer: () => Promise<Pick<Response, 'status'>>;
const asked: string[] = [];

beforeEach(() => {
  reload.mockClear();
  asked.length = 0;
  answer = async () => ({ status: 404 });
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return answer();
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('when a chunk of an older build is gone, then the page reloads, but only once', async () => {
  expect(await reloadForStaleChunk(missing)).toBe(true);
  expect(await reloadForStaleChunk(missing)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([chunk, chunk]);
});

test('when work is unsaved, then the page does not reload by itself', async () => {
  const done = addGuard();
  expect(await reloadForStaleChunk(missing)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await noteStaleChunk(missing)).toBe(true);
  done();
});

test.each([
  ['the file is there', async () => ({ status: 200 })],
  ['the server is down', async () => ({ status: 503 })],
  ['the network is away', () => Promise.reject(new TypeError('Failed to fetch'))],
])('when %s, then reloading would not help', async (_, reply) => {
  answer = reply;
  expect(await reloadForStaleChunk(missing)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/people/remoteEntry.js?v=1a2b3c4d',
  'people did not load within 15000 ms',
  'Cannot read properties of undefined',
])('when the fault is %j, then nothing is asked', async (message) => {
  expect(await reloadForStaleChunk(new Error(message))).toBe(false);
  expect(asked).toEqual([]);
});
