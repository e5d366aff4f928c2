import type { Icon, IconGroup } from '#shared/contracts';

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const textsOf = (icon: Icon): string[] =>
  [icon.name, icon.zname, icon.shortName, icon.englishName, icon.englishShortName, icon.code]
    .filter((text) => text !== null)
    .map(fold);

/**
 * The groups with only the apps whose Chinese name, English name or code holds every word of the query. Full-width
 * letters count as plain ones; an empty query keeps all.
 */
export const searchGroups = (groups: readonly IconGroup[], query: string): IconGroup[] => {
  const words = fold(query).split(' ').filter(Boolean);
  if (words.length === 0) return [...groups];
  const matches = (icon: Icon) => {
    const texts = textsOf(icon);
    return words.every((word) => texts.some((text) => text.includes(word)));
  };
  return groups
    .map((group) => ({ ...group, iconVMs: group.iconVMs.filter(matches) }))
    .filter((group) => group.iconVMs.length > 0);
};
