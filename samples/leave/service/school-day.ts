const dayMs = 86_400_000;
const inSchool = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

/** The day that is so many school days after now, or before, where the school is: `YYYY-MM-DD`. Of a weekend, 0 is the Friday before. */
export function schoolDayAt(now: number, count: number): string {
  const step = count < 0 ? -1 : 1;
  let day = Date.parse(inSchool.format(now));
  while (isWeekend(day)) day -= dayMs;
  for (let left = Math.abs(count); left > 0; ) {
    day += step * dayMs;
    if (!isWeekend(day)) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}

function isWeekend(day: number): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday === 0 || weekday === 6;
}
