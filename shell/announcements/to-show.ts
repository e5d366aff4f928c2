import type { AnnouncementNotice, Language } from '#shared/contracts';

/** How many closed ones are remembered per user; the oldest are forgotten. */
const mostClosed = 50;

const keyOf = ({ id, revision }: AnnouncementNotice): string => `${id}.${revision}`;

/** Those that the user has not closed, in the order of the server. */
export const notClosed = (
  list: readonly AnnouncementNotice[],
  closed: readonly string[],
): AnnouncementNotice[] => list.filter((notice) => !closed.includes(keyOf(notice)));

export const withClosed = (closed: readonly string[], notice: AnnouncementNotice): string[] =>
  [...closed.filter((key) => key !== keyOf(notice)), keyOf(notice)].slice(-mostClosed);

/** The text in the language of the page; Chinese where nobody wrote an English one. */
export const textOf = (
  { texts }: Pick<AnnouncementNotice, 'texts'>,
  language: Language,
): { text: string; language: Language } =>
  language === 'en' && texts.en !== ''
    ? { text: texts.en, language: 'en' }
    : { text: texts['zh-CN'], language: 'zh-CN' };

const usualMs = 300_000;
const leastMs = 1_000;
/** All pages of a school know of the same instant: they come one after the other. */
const spreadMs = 10_000;

/**
 * When to ask again, milliseconds from now.
 * @param changesIn what the server said; null when nothing is known to come
 * @param random from 0 to 1
 */
export const askAgainIn = (changesIn: number | null | undefined, random: number): number =>
  Math.max(leastMs, Math.min(usualMs, (changesIn ?? usualMs) + random * spreadMs));
