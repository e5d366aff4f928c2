import { expect, test } from 'vitest';
import { countWorkers, measureMemory, measureShare } from './workers.mjs';

const roomy = 32e9;

test.each([
  ['a quiet machine', { share: 1, memory: roomy, max: 6 }, 2],
  ['a little other work', { share: 0.8, memory: roomy, max: 6 }, 2],
  ['as much other work', { share: 0.5, memory: roomy, max: 6 }, 4],
  ['eight busy loops', { share: 0.2, memory: roomy, max: 6 }, 6],
  ['eight busy loops and browsers', { share: 0.2, memory: roomy, max: 4 }, 4],
  ['nothing left of a core', { share: 0, memory: roomy, max: 6 }, 6],
  ['eight busy loops and three gigabytes', { share: 0.2, memory: 3.5e9, max: 6 }, 3],
  ['no memory', { share: 0.2, memory: 0, max: 6 }, 2],
])('when there is %s, then so many tests run at once', (_, machine, workers) => {
  expect(countWorkers(machine)).toBe(workers);
});

test('when the machine is measured, then its figures are such of a machine', () => {
  const share = measureShare(20);
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThanOrEqual(1);
  expect(measureMemory()).toBeGreaterThan(1e6);
});
