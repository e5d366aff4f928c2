import { DateTime } from 'luxon';
import { type Language, type Localized, pick } from '#shared/contracts';
import { choose } from '#shared/language';
import { formatDate } from './format-date.ts';
import { type DateInput, parseDate } from './parse-date.ts';

const today: Localized = { 'zh-CN': '今天', en: 'Today' };
const yesterday: Localized = { 'zh-CN': '昨天', en: 'Yesterday' };
const weekday: Localized = { 'zh-CN': 'ddd', en: 'dddd' };

/** From here on, a weekday would name two days. */
const daysOfWeek = 7;

export interface DayTimeOptions {
  language: Language;
  /** Epoch milliseconds, by the server's clock where that is known. */
  now: number;
}

/**
 * A day as people say it: today and yesterday with the time of day where the text has one, then the weekday, then the date.
 * A text that is no date stays as it came.
 */
export function formatDayTime(input: DateInput, { language, now }: DayTimeOptions): string {
  const date = parseDate(input);
  if (!date) return String(input);
  const write = (format: string): string => formatDate(input, { language, format });
  const time = typeof input === 'string' && !input.includes(':') ? '' : ' HH:mm';
  // A day may have 23 or 25 hours.
  const age = Math.round(DateTime.fromMillis(now).startOf('day').diff(date.startOf('day'), 'days').days);
  if (age === 0) return write(`[${pick(today, language)}]${time}`);
  if (age === 1) return write(`[${pick(yesterday, language)}]${time}`);
  return write(age > 1 && age < daysOfWeek ? choose(weekday, language) : 'YYYY-MM-DD');
}
