import { expect, test } from 'vitest';
import { timeLessons } from './find-next.ts';

const periods = [
  { number: 1, from: '08:10', to: '08:50' },
  { number: 2, from: '09:00', to: '09:40' },
  { number: 3, from: '10:10', to: '10:50' },
];
const lessons = [3, 1, 2].map((period) => ({
  weekday: 1,
  period,
  subject: { 'zh-CN': '语文', en: 'Chinese' },
  className: '',
  teacherName: '',
  room: '',
}));

test.each([
  ['07:00', ['next', 'later', 'later']],
  ['08:10', ['now', 'next', 'later']],
  ['08:50', ['past', 'next', 'later']],
  ['09:10', ['past', 'now', 'next']],
  ['10:50', ['past', 'past', 'past']],
])('when it is %s, then the lessons of the day are %j', (time, states) =>
  expect(timeLessons(lessons, periods, time).map(({ state }) => state)).toEqual(states),
);

test('when a lesson stands in a period that there is not, then it is left out', () => {
  expect(timeLessons(lessons, periods.slice(0, 1), '07:00')).toHaveLength(1);
});
