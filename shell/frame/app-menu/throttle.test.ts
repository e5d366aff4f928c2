import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('when the size changes, then it is followed at once, and at most every 50 ms after that', () => {
  let count = 0;
  const { call } = throttle(() => {
    count += 1;
  });
  call();
  expect(count).toBe(1);
  for (let change = 0; change < 20; change += 1) call();
  vi.advanceTimersByTime(49);
  expect(count).toBe(1);
  vi.advanceTimersByTime(1);
  expect(count).toBe(2);
  vi.advanceTimersByTime(200);
  expect(count).toBe(2);
  // A whole second of dragging, a change each 5 ms.
  for (let change = 0; change < 200; change += 1) {
    call();
    vi.advanceTimersByTime(5);
  }
  expect(count).toBeGreaterThanOrEqual(21);
  expect(count).toBeLessThanOrEqual(23);
});

test('when the element goes, then nothing is followed any more', () => {
  let count = 0;
  const { call, cancel } = throttle(() => {
    count += 1;
  });
  call();
  call();
  cancel();
  vi.advanceTimersByTime(200);
  expect(count).toBe(1);
});
