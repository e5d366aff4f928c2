import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type Localized, parseLanguage } from '#shared/contracts';
import { choose } from '#shared/language';
import { formatDate } from './format-date.ts';
import type { DateInput } from './parse-date.ts';
import { formatRelative } from './relative-time.ts';

export interface Dates {
  /** @param format default `YYYY-MM-DD HH:mm:ss` */
  format: (input: DateInput, format?: string) => string;
  /** A day with the names of its weekday and month, such as `Wednesday, 18 November 2026`. */
  inWords: (input: DateInput) => string;
  /**
   * @param now the server's clock, epoch milliseconds
   * @param format of what is older than two days
   */
  relative: (input: DateInput, now: number, format?: string) => string;
}

/** A day in words; month and weekday have their names in the language. */
const inWords: Localized = { 'zh-CN': 'YYYY年MMMD日 dddd', en: 'dddd, D MMMM YYYY' };

/** Dates in the language of the page. */
export function useDates(): Dates {
  const language = parseLanguage(useIntl().locale);
  return useMemo(
    () => ({
      format: (input, format) => formatDate(input, { language, format }),
      inWords: (input) => formatDate(input, { language, format: choose(inWords, language) }),
      relative: (input, now, format) => formatRelative(input, { language, now, format }),
    }),
    [language],
  );
}
