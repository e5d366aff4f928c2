import type { Icon, Language } from '#shared/contracts';

/** Name of an app as the user reads it: the short English name on English pages where there is one. */
export const iconName = (icon: Icon, language: Language): string => {
  const chinese = icon.zname || icon.shortName || icon.name;
  if (language !== 'en') return chinese;
  return icon.englishShortName || icon.englishName || chinese;
};
