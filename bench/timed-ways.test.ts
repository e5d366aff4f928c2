import { expect, test } from 'vitest';
import { timeInRounds } from './timed-ways.ts';

test('when ways are timed, then each has one turn that does not count, and the order turns every round', async () => {
  const moved: string[] = [];
  const ways = ['a', 'b'].map(
    (name) =>
      [
        name,
        async () => {
          moved.push(name);
        },
      ] as const,
  );
  const seconds = await timeInRounds(ways, 2, () => undefined);
  expect(moved.join('')).toBe('ababba');
  expect([...seconds].map(([name, times]) => [name, times.length])).toEqual([
    ['a', 2],
    ['b', 2],
  ]);
});
