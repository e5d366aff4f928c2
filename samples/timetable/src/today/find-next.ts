import type { Lesson, Period } from '../calls.ts';

export interface TimedLesson {
  lesson: Lesson;
  from: string;
  to: string;
  state: 'past' | 'now' | 'next' | 'later';
}

/** The lessons of a day with their times, and which of them is on or comes next. @param time such as `08:10` */
export function timeLessons(
  lessons: readonly Lesson[],
  periods: readonly Period[],
  time: string,
): TimedLesson[] {
  const timed = lessons
    .flatMap((lesson) => {
      const period = periods.find(({ number }) => number === lesson.period);
      return period ? [{ lesson, from: period.from, to: period.to }] : [];
    })
    .sort((one, other) => one.from.localeCompare(other.from));
  const next = timed.find(({ from }) => from > time);
  return timed.map((each) => ({ ...each, state: stateOf(each, time, each === next) }));
}

function stateOf(
  { from, to }: Pick<TimedLesson, 'from' | 'to'>,
  time: string,
  isNext: boolean,
): TimedLesson['state'] {
  if (to <= time) return 'past';
  if (from <= time) return 'now';
  return isNext ? 'next' : 'later';
}
