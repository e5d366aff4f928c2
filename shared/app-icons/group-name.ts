import type { IconGroup, Language } from '#shared/contracts';

export const groupNameOf = (group: IconGroup, language: Language): string =>
  (language === 'en' ? group.englishName?.trim() : undefined) || group.name;
