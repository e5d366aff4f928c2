import { useLanguage } from 'shell/session';
import { createFormatDay, type FormatDay } from './format-day.ts';

/** How days are written in the language of the page. */
export function useFormatDay(): FormatDay {
  const { language } = useLanguage();
  return createFormatDay(language, new Date().getFullYear());
}
