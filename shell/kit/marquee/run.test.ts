import { expect, test } from 'vitest';
import { timingOf } from './run.ts';

test('when a line runs, then each step takes 83 ms and is 2 px long', () => {
  expect(timingOf(400)).toEqual({ steps: 200, duration: 200 * 83 });
  expect(timingOf(401).steps).toBe(201);
});
