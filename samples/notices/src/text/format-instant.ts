const zone = { timeZone: 'Asia/Shanghai' } as const;
const dayInSchool = new Intl.DateTimeFormat('en-CA', { ...zone, dateStyle: 'short' });
const time = { ...zone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' } as const;
const dayMs = 24 * 60 * 60 * 1000;

const formats = {
  'zh-CN': createFormats('zh-CN'),
  en: createFormats('en-GB'),
} as const;

/** An instant where the school is: `今天 08:10`, `Yesterday 08:10`, else with its date. */
export function formatInstant(at: number, { language, now }: { language: string; now: number }): string {
  const { day, clock, date } = formats[language === 'zh-CN' ? 'zh-CN' : 'en'];
  const age = Math.round((startOfDay(now) - startOfDay(at)) / dayMs);
  if (age !== 0 && age !== 1) return date.format(at);
  const name = day.format(-age, 'day');
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)} ${clock.format(at)}`;
}

/** A number that is the same all day in the school. */
function startOfDay(at: number): number {
  return Date.parse(dayInSchool.format(at));
}

function createFormats(locale: string) {
  return {
    day: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
    clock: new Intl.DateTimeFormat(locale, time),
    date: new Intl.DateTimeFormat(locale, { ...time, month: 'short', day: 'numeric' }),
  };
}
