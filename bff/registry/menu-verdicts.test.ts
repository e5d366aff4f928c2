import { expect, test } from 'vitest';
import { teacher } from '../testing/start-portal.ts';
import { createMenuVerdicts } from './menu-verdicts.ts';

const session = { key: 'session-1' };

test('when a menu was asked for a moment ago, then its answer counts for that session and user only', () => {
  let now = 0;
  const verdicts = createMenuVerdicts(() => now);
  const { find, keep } = verdicts.of(session, teacher);
  keep('people', true);
  keep('grades', false);
  expect([find('people'), find('grades'), find('base')]).toEqual([true, false, undefined]);
  expect(verdicts.of({ key: 'session-2' }, teacher).find('people')).toBeUndefined();
  expect(verdicts.of(session, { ...teacher, userId: '2002' }).find('people')).toBeUndefined();
  expect(verdicts.of(session, { ...teacher, unitId: 'U1' }).find('people')).toBeUndefined();
  expect(verdicts.of(session, { ...teacher, userType: 4 }).find('people')).toBeUndefined();
  now = 29_999;
  keep('base', true); // a later answer does not make the earlier ones last longer
  expect(find('people')).toBe(true);
  now = 30_000;
  expect([find('people'), find('base')]).toEqual([undefined, undefined]);
});

test('when something of a user changed, then hers is forgotten, also what was on its way', () => {
  const verdicts = createMenuVerdicts(() => 0);
  const hers = verdicts.of(session, teacher);
  const others = verdicts.of({ key: 'session-2' }, { ...teacher, userId: '2002' });
  hers.keep('people', false);
  others.keep('people', false);
  verdicts.forget([teacher.userId]);
  hers.keep('people', false);
  expect([hers.find('people'), others.find('people')]).toEqual([undefined, false]);
  verdicts.forgetAll();
  expect(others.find('people')).toBeUndefined();
});

test('when very many sessions ask, then the oldest are forgotten', () => {
  const verdicts = createMenuVerdicts(() => 0);
  for (let number = 0; number <= 10_000; number += 1)
    verdicts.of({ key: `session-${number}` }, teacher).keep('people', true);
  const find = (number: number) => verdicts.of({ key: `session-${number}` }, teacher).find('people');
  expect([find(0), find(1), find(10_000)]).toEqual([undefined, true, true]);
});
