import { expect, test } from 'vitest';
import { isTermTable, termRules } from '#shared/retention-terms';
import { retentions } from '../retentions.ts';
import { maxTermOf } from './unit-terms.ts';

const day = 24 * 60 * 60 * 1000;

test('when a room purges by an age, then its usual term is the one that operators read', () => {
  const aged = Object.entries(retentions).flatMap(([table, retention]) =>
    retention.kind === 'age' && isTermTable(table) ? [[table, retention.milliseconds / day]] : [],
  );
  expect(aged.length).toBeGreaterThan(6);
  expect(aged).toEqual(
    aged.map(([table]) => [table, isTermTable(String(table)) && termRules[table as 'message'].days]),
  );
});

test('when some unit keeps rows longer, then its term is the longest; without a usual one they stay', () => {
  const own = new Map([
    ['auth_audit', new Map([['u', 400]])],
    ['message', new Map([['u', 40]])],
  ] as const);
  expect(maxTermOf(termRules, own as never, 'auth_audit')).toBe(400);
  expect(maxTermOf(termRules, own as never, 'access_record')).toBe(180);
  expect(maxTermOf(termRules, own as never, 'message')).toBeNull();
});
