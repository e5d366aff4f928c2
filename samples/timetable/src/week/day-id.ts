export const weekdays = [1, 2, 3, 4, 5] as const;
type Weekday = (typeof weekdays)[number];

/** The message with the name of a day, 1 Monday to 5 Friday. */
export function dayIdOf(weekday: number): `timetable.week.day${Weekday}` {
  return `timetable.week.day${weekdays.find((day) => day === weekday) ?? 1}`;
}
