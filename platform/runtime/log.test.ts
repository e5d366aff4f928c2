import { expect, test } from 'vitest';
import { DomainError } from '#shared/contracts';
import { createJsonLog, createSettableClock } from './index.ts';

test('when an error is logged, then one JSON line tells its code, its detail and its cause', () => {
  const lines: string[] = [];
  const log = createJsonLog((line) => lines.push(line), 'platform');
  const cause = Object.assign(new Error('line\nbreak'), { code: 'ECONNREFUSED' });
  log('request_failed', {
    requestId: 'r',
    error: new DomainError('store_unavailable', { detail: 'd', cause }),
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\{[^\n]+\}\n$/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    source: 'platform',
    event: 'request_failed',
    requestId: 'r',
    error: {
      code: 'store_unavailable',
      detail: 'd',
      cause: { code: 'ECONNREFUSED', stack: expect.any(String) },
    },
  });
});

test('when the clock is frozen, then it stands still until it is let go', () => {
  const clock = createSettableClock();
  clock.set(5);
  expect([clock.now(), clock.now()]).toEqual([5, 5]);
  clock.set(null);
  expect(clock.now()).toBeGreaterThan(5);
});
