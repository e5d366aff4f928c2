import { expect, test } from 'vitest';
import { get, getFailedCalls, serverNow } from './index.ts';
import { installHooks } from './testing/install-hooks.ts';
import { ok, refused, stubServer } from './testing/stub-server.ts';

test('when calls fail, then the last ten are known, without what was sent', async () => {
  installHooks();
  let count = 0;
  await stubServer(() => refused(500, '坏了', { requestId: `r-${++count}` }));
  for (let call = 1; call <= 12; call += 1) {
    await get('/api/x', { name: '周敏' }, { silent: true }).catch(() => undefined);
  }
  const calls = getFailedCalls();
  expect(calls.map(({ requestId }) => requestId)).toEqual(
    Array.from({ length: 10 }, (_, index) => `r-${index + 3}`),
  );
  expect(calls[0]).toMatchObject({ method: 'GET', path: '/api/x', status: 500, kind: 'body' });
  expect(JSON.stringify(calls)).not.toContain('周敏');
});

test('when somebody gave a call up, then it did not fail', async () => {
  installHooks();
  await stubServer(() => new Promise(() => undefined));
  const before = getFailedCalls();
  const signal = AbortSignal.timeout(20);
  await get('/api/x', {}, { signal }).catch(() => undefined);
  expect(getFailedCalls()).toBe(before);
});

test("when this computer's clock is wrong, then the server's clock counts, unless a cache may have kept the answer", async () => {
  installHooks();
  const hour = 3_600_000;
  let serverTime = Date.now() - 3 * hour;
  await stubServer(() => ({ ...ok(1), headers: { date: new Date(serverTime).toUTCString() } }));
  await get('/api/x');
  const isServerTime = (at: number): boolean => Math.abs(serverNow() - at) < 5_000;
  expect(isServerTime(serverTime)).toBe(true);
  const before = serverTime;
  serverTime -= 20 * hour;
  await get('/api/kept', {}, { cached: true });
  expect(isServerTime(before)).toBe(true);
  await get('/api/x');
  expect(isServerTime(serverTime)).toBe(true);
});
