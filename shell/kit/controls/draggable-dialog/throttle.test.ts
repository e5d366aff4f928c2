import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('when the size changes many times, then it is followed once in 50 ms, the last change included', () => {
  const action = vi.fn();
  const { call } = throttle(action);
  for (let time = 0; time < 50; time += 10) {
    call();
    vi.advanceTimersByTime(10);
  }
  expect(action).toHaveBeenCalledTimes(1);
  call();
  vi.advanceTimersByTime(49);
  expect(action).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledTimes(2);
});

test('when it is cancelled, then nothing follows', () => {
  const action = vi.fn();
  const { call, cancel } = throttle(action);
  call();
  cancel();
  vi.advanceTimersByTime(50);
  expect(action).not.toHaveBeenCalled();
});
