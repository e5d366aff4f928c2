import type { Icon, Language } from '#shared/contracts';

const firstFilled = (...names: (string | null)[]): string | undefined =>
  names.find((name) => name?.trim())?.trim();

/** The name under a tile: the display name, in English the shortest English name that the app has. */
export const iconName = (icon: Icon, language: Language): string => {
  const chinese = firstFilled(icon.zname, icon.shortName, icon.name, icon.code) ?? icon.code;
  return language === 'en' ? (firstFilled(icon.englishShortName, icon.englishName) ?? chinese) : chinese;
};

/** The name in full, for the title and for people who listen. */
export const fullIconName = (icon: Icon, language: Language): string =>
  (language === 'en'
    ? firstFilled(icon.englishName, icon.englishShortName, icon.name)
    : firstFilled(icon.name, icon.zname)) ?? iconName(icon, language);

/** What stands on a tile whose image is missing or broken: the first character of the name. */
export const initialOf = (name: string): string => {
  const [first = '?'] = name.trim();
  return first.toUpperCase();
};
