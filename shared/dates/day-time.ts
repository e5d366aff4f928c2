import { DateTime } from 'luxon';
import type { Bilingual, Language } from '#shared/contracts';
import { formatDate } from './format-date.ts';
import { type DateInput, parseDate } from './parse-date.ts';

const today: Bilingual = { 'zh-CN': '今天', en: 'Today' };
const yesterday: Bilingual = { 'zh-CN': '昨天', en: 'Yesterday' };
const weekday: Bilingual = { 'zh-CN': 'ddd', en: 'dddd' };

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
export const formatDayTime = (input: DateInput, { language, now }: DayTimeOptions): string => {
  const date = parseDate(input);
  if (!date) return String(input);
  const write = (format: string): string => formatDate(input, { language, format });
  const time = typeof input === 'string' && !input.includes(':') ? '' : ' HH:mm';
  // A day may have 23 or 25 hours.
  const age = Math.round(DateTime.fromMillis(now).startOf('day').diff(date.startOf('day'), 'days').days);
  if (age === 0) return write(`[${today[language]}]${time}`);
  if (age === 1) return write(`[${yesterday[language]}]${time}`);
  return write(age > 1 && age < daysOfWeek ? weekday[language] : 'YYYY-MM-DD');
};
