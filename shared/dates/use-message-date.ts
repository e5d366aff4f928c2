import { useDates } from './use-dates.ts';

const day = 'YYYY-MM-DD';

/** How the date of a message reads: `label` stands in the list, `title` is told on pointing at it. */
export interface MessageDateText {
  label: string;
  title: string;
}

/**
 * When a message came: how long ago, or the day where no time of day is known; the whole date is its title.
 * @param text date as the server sends it, with or without a time of day
 */
export const useMessageDate = (text: string): MessageDateText => {
  const dates = useDates();
  return text.includes(':')
    ? { label: dates.relative(text, `${day} HH:mm`), title: dates.format(text) }
    : { label: dates.format(text, day), title: dates.inWords(text) };
};
