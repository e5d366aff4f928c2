import { beforeEach, expect, test, vi } from 'vitest';
import { reloadForStaleChunk } from './stale-chunk.ts';

const missing = new Error(
  'Failed to fetch dynamically imported module: http://localhost/assets/people/__federation_expose_app.1a2b3c4d.js',
);
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('when a chunk of an older build is missing, then the page reloads, but only once', () => {
  expect(reloadForStaleChunk(missing)).toBe(true);
  expect(reloadForStaleChunk(missing)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/people/remoteEntry.js?v=1a2b3c4d',
  'people did not load within 15000 ms',
  'Cannot read properties of undefined',
])('when the fault is %j, then reloading would not help', (message) => {
  expect(reloadForStaleChunk(new Error(message))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
