import { useCallback } from 'react';
import { useLanguage } from 'shell/session';
import type { Localized } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { choose, defaultLanguage } from '#shared/language';
import { localName } from '#shared/names';

/** The part of a name or text that belongs to the language of the page. */
export function usePick(): (text: Localized) => string {
  const { language } = useLanguage();
  return useCallback((text) => choose(text, language) || choose(text, defaultLanguage), [language]);
}

interface NamedUnit {
  name: string;
  enName: string | null;
}

export function useUnitName(): (unit: NamedUnit) => string {
  const { language } = useLanguage();
  return useCallback(({ name, enName }) => localName(language, name, enName), [language]);
}

/** An instant with date and time to the second where `isExact`, else to the minute. */
export function useInstant(): (iso: string, isExact?: boolean) => string {
  const { format } = useDates();
  return useCallback(
    (iso, isExact = false) => format(iso, isExact ? undefined : 'YYYY-MM-DD HH:mm'),
    [format],
  );
}
