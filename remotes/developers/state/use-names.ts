import { useCallback } from 'react';
import { useLanguage } from 'shell/session';
import type { Bilingual } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { localName } from '#shared/names';

/** The part of a name or text that belongs to the language of the page. */
export const usePick = (): ((text: Bilingual) => string) => {
  const { language } = useLanguage();
  return useCallback((text) => text[language] || text['zh-CN'], [language]);
};

interface NamedUnit {
  name: string;
  enName: string | null;
}

export const useUnitName = (): ((unit: NamedUnit) => string) => {
  const { language } = useLanguage();
  return useCallback(({ name, enName }) => localName(language, name, enName), [language]);
};

/** An instant with date and time to the second where `isExact`, else to the minute. */
export const useInstant = (): ((iso: string, isExact?: boolean) => string) => {
  const { format } = useDates();
  return useCallback(
    (iso, isExact = false) => format(iso, isExact ? undefined : 'YYYY-MM-DD HH:mm'),
    [format],
  );
};
