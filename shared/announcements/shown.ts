import { type AnnouncementNotice, type Language, readsEnglish } from '#shared/contracts';

/** Names one revision of an announcement among those that a user has closed. */
export function announcementKey({ id, revision }: AnnouncementNotice): string {
  return `${id}.${revision}`;
}

/** Those that the user has not closed, in the order of the server. */
export function notClosed(
  list: readonly AnnouncementNotice[],
  closed: readonly string[],
): AnnouncementNotice[] {
  return list.filter((notice) => !closed.includes(announcementKey(notice)));
}

/** The text in the language of the page; Chinese where nobody wrote an English one. */
export function textOf(
  { texts }: Pick<AnnouncementNotice, 'texts'>,
  language: Language,
): { text: string; language: Language } {
  return readsEnglish(language) && texts.en !== ''
    ? { text: texts.en, language: 'en' }
    : { text: texts['zh-CN'], language: 'zh-CN' };
}
