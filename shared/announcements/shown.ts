import type { AnnouncementNotice, Language } from '#shared/contracts';

/** Names one revision of an announcement among those that a user has closed. */
export const announcementKey = ({ id, revision }: AnnouncementNotice): string => `${id}.${revision}`;

/** Those that the user has not closed, in the order of the server. */
export const notClosed = (
  list: readonly AnnouncementNotice[],
  closed: readonly string[],
): AnnouncementNotice[] => list.filter((notice) => !closed.includes(announcementKey(notice)));

/** The text in the language of the page; Chinese where nobody wrote an English one. */
export const textOf = (
  { texts }: Pick<AnnouncementNotice, 'texts'>,
  language: Language,
): { text: string; language: Language } =>
  language === 'en' && texts.en !== ''
    ? { text: texts.en, language: 'en' }
    : { text: texts['zh-CN'], language: 'zh-CN' };
