import type { DateTime } from 'luxon';
import type { Language } from '#shared/contracts';
import { type DateInput, parseDate } from './parse-date.ts';

/** The format of dates where none is asked for (K08). */
export const defaultDateFormat = 'YYYY-MM-DD HH:mm:ss';

/** Token of a format → token of Luxon; `L` and `c` are the names as they stand alone. */
const luxonTokens: Readonly<Record<string, string>> = {
  YY: 'yy',
  MMMM: 'LLLL',
  MMM: 'LLL',
  M: 'L',
  D: 'd',
  dddd: 'cccc',
  ddd: 'ccc',
  H: 'H',
  hh: 'hh',
  h: 'h',
  m: 'm',
  s: 's',
  SSS: 'SSS',
  A: 'a',
};

/** What most dates consist of. Luxon asks `Intl` for each number, and the rows of a list would wait for that. */
const numbers: Readonly<Record<string, (date: DateTime) => number>> = {
  YYYY: ({ year }) => year,
  MM: ({ month }) => month,
  DD: ({ day }) => day,
  HH: ({ hour }) => hour,
  mm: ({ minute }) => minute,
  ss: ({ second }) => second,
};

const tokenPattern = /\[([^\]]*)\]|YYYY|YY|M{1,4}|DD?|d{3,4}|d|HH?|hh?|mm?|ss?|SSS|A|a/g;

export interface FormatDateOptions {
  language: Language;
  /** Tokens of the specification's date helper, text in brackets stays. Default `YYYY-MM-DD HH:mm:ss`. */
  format?: string | undefined;
}

/** Writes a date in the language; a text that is no date stays as it came. */
export function formatDate(
  input: DateInput,
  { language, format = defaultDateFormat }: FormatDateOptions,
): string {
  const date = parseDate(input);
  if (!date) return String(input);
  return format.replace(
    tokenPattern,
    (token, literal?: string) => literal ?? writeNumber(date, token) ?? writeToken(date, token, language),
  );
}

function writeNumber(date: DateTime, token: string): string | undefined {
  const read = numbers[token];
  return read && String(read(date)).padStart(token.length, '0');
}

function writeToken(given: DateTime, token: string, language: Language): string {
  const date = given.setLocale(language);
  // Weekdays are numbered from 0, Sunday first.
  if (token === 'd') return String(date.weekday % 7);
  if (token === 'a') return date.toFormat('a').toLowerCase();
  return date.toFormat(luxonTokens[token] ?? token);
}
