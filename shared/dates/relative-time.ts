import { type Language, type Localized, pick } from '#shared/contracts';
import { formatDate } from './format-date.ts';
import { type DateInput, parseDate } from './parse-date.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A clock may be this far behind that of the server. */
const clockErrorMs = 5 * minuteMs;

const justNow: Localized = { 'zh-CN': '刚刚', en: 'just now' };

export interface RelativeOptions {
  language: Language;
  /** Epoch milliseconds by the server's clock, which the date comes from. */
  now: number;
  /** Of dates that are two days old or older, or in the future. Default `YYYY-MM-DD HH:mm:ss`. */
  format?: string | undefined;
}

/**
 * How long ago (K09): just now under 30 s, minutes under an hour, hours under a day, one day under two
 * days, then the date.
 */
export function formatRelative(input: DateInput, { language, now, format }: RelativeOptions): string {
  const date = parseDate(input);
  if (!date) return String(input);
  const age = now - date.toMillis();
  const ago = (count: number, unit: 'minute' | 'hour' | 'day'): string =>
    new Intl.RelativeTimeFormat(language).format(-count, unit);
  if (age < -clockErrorMs || age >= 2 * dayMs) return formatDate(input, { language, format });
  if (age < 30 * secondMs) return pick(justNow, language);
  if (age < hourMs) return ago(Math.max(1, Math.floor(age / minuteMs)), 'minute');
  return age < dayMs ? ago(Math.floor(age / hourMs), 'hour') : ago(1, 'day');
}
