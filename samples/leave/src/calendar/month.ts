/** A month of the calendar, counted from 1. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** The month that is so many after another one. */
export function addMonths({ year, month }: Month, count: number): Month {
  const at = year * 12 + (month - 1) + count;
  return { year: Math.floor(at / 12), month: (at % 12) + 1 };
}

/** All days of a month, `YYYY-MM-DD`. */
export function daysOfMonth({ year, month }: Month): string[] {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const start = `${year}-${String(month).padStart(2, '0')}`;
  return Array.from({ length: last }, (_, day) => `${start}-${String(day + 1).padStart(2, '0')}`);
}

/** The month of a link, such as `2026-11`; undefined where it is none. */
export function parseMonth(text: string | undefined): Month | undefined {
  const [, year = '', month = ''] = /^(\d{4})-(\d{2})$/.exec(text ?? '') ?? [];
  const found = { year: Number(year), month: Number(month) };
  return year !== '' && found.month >= 1 && found.month <= 12 ? found : undefined;
}

/** `2026年11月` or `November 2026`. */
export function formatMonth(language: string, { year, month }: Month): string {
  const locale = language === 'zh-CN' ? 'zh-CN' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(year, month - 1));
}

/** The weeks of a month from Monday to Sunday; undefined is a day of another month. */
export function weeksOfMonth(month: Month): (string | undefined)[][] {
  const days = daysOfMonth(month);
  const before = (new Date(`${days[0]}T00:00:00Z`).getUTCDay() + 6) % 7;
  const fields = [...Array.from({ length: before }, () => undefined), ...days];
  return Array.from({ length: Math.ceil(fields.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => fields[week * 7 + day]),
  );
}
