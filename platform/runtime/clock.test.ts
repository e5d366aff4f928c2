import { expect, test } from 'vitest';
import { createSettableClock } from './index.ts';

test('when the clock is frozen, then it stands still until it is let go', () => {
  const clock = createSettableClock();
  clock.set(5);
  expect([clock.now(), clock.now()]).toEqual([5, 5]);
  clock.set(null);
  expect(clock.now()).toBeGreaterThan(5);
});
