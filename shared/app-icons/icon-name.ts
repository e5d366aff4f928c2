import { type Icon, type Language, readsEnglish } from '#shared/contracts';

/** The name under a tile: the display name, in English the shortest English name that the app has. */
export function iconName(icon: Icon, language: Language): string {
  const chinese = firstFilled(icon.zname, icon.shortName, icon.name, icon.code) ?? icon.code;
  return readsEnglish(language) ? (firstFilled(icon.englishShortName, icon.englishName) ?? chinese) : chinese;
}

/** The name in full, for the title and for people who listen. */
export function fullIconName(icon: Icon, language: Language): string {
  return (
    (readsEnglish(language)
      ? firstFilled(icon.englishName, icon.englishShortName, icon.name)
      : firstFilled(icon.name, icon.zname)) ?? iconName(icon, language)
  );
}

/** What stands on a tile whose image is missing or broken: the first character of the name. */
export function initialOf(name: string): string {
  const [first = '?'] = name.trim();
  return first.toUpperCase();
}

function firstFilled(...names: (string | null)[]): string | undefined {
  return names.find((name) => name?.trim())?.trim();
}
