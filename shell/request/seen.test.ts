import { expect, test } from 'vitest';
import { get, getFailedCalls } from './index.ts';
import { installHooks } from './testing/install-hooks.ts';
import { refused, stubServer } from './testing/stub-server.ts';

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
