import { useIntl } from 'react-intl';
import { parseLanguage } from '#shared/contracts';
import { formatDayTime } from './day-time.ts';
import { parseDate } from './parse-date.ts';
import { useDates } from './use-dates.ts';

/** How the date of a message reads: `label` stands in the list, `title` is its tooltip, `dateTime` is for machines. */
export interface MessageDateText {
  label: string;
  title: string;
  /** Undefined for a text that is no date. */
  dateTime: string | undefined;
}

/**
 * When a message came, as people say it; the whole date is its title.
 * @param text date as the server sends it, with or without a time of day
 * @param asOf the server's clock when it sent the message, epoch milliseconds
 */
export function useMessageDate(text: string, asOf: number): MessageDateText {
  const dates = useDates();
  const language = parseLanguage(useIntl().locale);
  const date = parseDate(text);
  const hasTime = text.includes(':');
  return {
    label: formatDayTime(text, { language, now: asOf }),
    title: hasTime ? dates.format(text) : dates.inWords(text),
    dateTime: (hasTime ? date?.toISO() : date?.toISODate()) ?? undefined,
  };
}
