import { expect, test } from 'vitest';
import { type Finding, outcomeOf } from './outcome.ts';

const finding: Finding = {
  name: 'CPU against nginx',
  measured: 2.5,
  unit: '×',
  limit: { is: 'at most', value: 3 },
  noise: 0.02,
};

test.each<[string, Partial<Finding>, string]>([
  ['the figure keeps the limit', {}, 'met'],
  ['the figure breaks an upper limit', { measured: 3.1 }, 'missed'],
  ['the figure breaks a lower limit', { limit: { is: 'at least', value: 2.6 } }, 'missed'],
  ['the control differs too much from itself', { noise: 0.08 }, 'inconclusive'],
  ['there is no figure', { measured: undefined }, 'missing'],
])('when %s, then the verdict says so', (_case, change, verdict) => {
  expect(outcomeOf({ ...finding, ...change })).toBe(verdict);
});
