import { expect, test } from 'vitest';
import { createSampleRequests } from './sample-requests.ts';
import { schoolDayAt } from './school-day.ts';
import { buildSchool } from './testing/build-school.ts';

const friday = Date.parse('2026-11-27T04:00:00Z');

test.each([
  [friday, 0, '2026-11-27'],
  [friday, 1, '2026-11-30'],
  [friday, -1, '2026-11-26'],
  // Already Saturday at the school.
  [Date.parse('2026-11-27T17:00:00Z'), 0, '2026-11-27'],
  [Date.parse('2026-11-29T12:00:00Z'), 1, '2026-11-30'],
])('when it is %i, then the school day %i from there is %s', (now, count, day) =>
  expect(schoolDayAt(now, count)).toBe(day),
);

test('when a class has a head teacher, then it has requests of its pupils in every state that a day shows', () => {
  const requests = createSampleRequests('U1', buildSchool(), friday);
  expect(requests.map(({ state, pupilName }) => [state, pupilName])).toEqual([
    ['asked', '周乐'],
    ['approved', '高远'],
    ['approved', '周乐'],
    ['declined', '高远'],
  ]);
  expect(requests[1]).toMatchObject({ fromDay: '2026-11-27', toDay: '2026-11-30', deciderName: '周敏' });
  expect(new Set(requests.map(({ id }) => id)).size).toBe(4);
});

test('when nobody decides in a class, then nobody has asked there', () => {
  const school = buildSchool();
  const classes = school.classes.map((each) => ({ ...each, heads: [] }));
  expect(createSampleRequests('U1', { ...school, classes }, friday)).toEqual([]);
});
