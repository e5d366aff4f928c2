import { Info } from 'luxon';
import type { Language } from '#shared/contracts';

/** Names of the months, January first; Chinese for zh-CN, English otherwise (K08). */
export function monthNames(language: Language, length: 'long' | 'short' = 'long'): string[] {
  return Info.months(length, { locale: language });
}

/** Names of the weekdays, Sunday first at index 0 (K08). */
export function weekdayNames(language: Language, length: 'long' | 'short' = 'long'): string[] {
  const fromMonday = Info.weekdays(length, { locale: language });
  return [...fromMonday.slice(-1), ...fromMonday.slice(0, -1)];
}
