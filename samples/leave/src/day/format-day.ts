/** Writes a day, `YYYY-MM-DD`, as readers of the language write it. */
export type FormatDay = (day: string) => string;

/** @param year the one that needs not be said */
export function createFormatDay(language: string, year: number): FormatDay {
  const options = {
    month: language === 'zh-CN' ? 'long' : 'short',
    day: 'numeric',
    weekday: 'short',
  } as const;
  // Another locale than these is a language that the app has no words for.
  const locale = language === 'zh-CN' ? 'zh-CN' : 'en-GB';
  const inYear = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const withYear = new Intl.DateTimeFormat(locale, { ...options, year: 'numeric', timeZone: 'UTC' });
  return (day) => (day.startsWith(`${year}-`) ? inYear : withYear).format(new Date(`${day}T00:00:00Z`));
}

/** The days of a request. */
export function formatDays(
  format: FormatDay,
  { fromDay, toDay }: { readonly fromDay: string; readonly toDay: string },
): string {
  return fromDay === toDay ? format(fromDay) : `${format(fromDay)} – ${format(toDay)}`;
}
