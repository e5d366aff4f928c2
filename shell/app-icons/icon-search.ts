import type { Icon, IconGroup } from '#shared/contracts';

/** Whether a Chinese name may be typed so, in pinyin or its initials. */
export type ReadsAs = (name: string, typed: string) => boolean;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const textsOf = (icon: Icon): string[] =>
  [icon.name, icon.zname, icon.shortName, icon.englishName, icon.englishShortName, icon.code]
    .filter((text) => text !== null)
    .map(fold);

const readsNever: ReadsAs = () => false;

/** Whether the query needs a reading of Chinese names: it has latin letters. */
export const hasLetters = (query: string): boolean => /[a-z]/.test(fold(query));

/**
 * The groups with only the apps whose Chinese name, its reading, English name or code holds every word of the query.
 * Full-width letters count as plain ones; an empty query keeps all.
 */
export const searchGroups = (
  groups: readonly IconGroup[],
  query: string,
  readsAs: ReadsAs = readsNever,
): IconGroup[] => {
  const words = fold(query).split(' ').filter(Boolean);
  if (words.length === 0) return [...groups];
  const matches = (icon: Icon): boolean => {
    const texts = textsOf(icon);
    const names = new Set([icon.name, icon.zname ?? '', icon.shortName ?? ''].filter(Boolean));
    return words.every(
      (word) => texts.some((text) => text.includes(word)) || [...names].some((name) => readsAs(name, word)),
    );
  };
  return groups
    .map((group) => ({ ...group, iconVMs: group.iconVMs.filter(matches) }))
    .filter((group) => group.iconVMs.length > 0);
};
