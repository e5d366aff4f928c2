const inSchool = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Shanghai',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Day of the week, 1 Monday to 7 Sunday, and the time as `08:10`, where the school is. */
export function schoolDayOf(now: number): { weekday: number; time: string } {
  const parts = Object.fromEntries(inSchool.formatToParts(now).map(({ type, value }) => [type, value]));
  return { weekday: days.indexOf(parts.weekday ?? '') + 1, time: `${parts.hour}:${parts.minute}` };
}
