import { pickLanguage, type SearchKey } from '#shared/contracts';

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** The pages whose name, in either language, holds every word of the query; none for an empty one. */
export const findPages = (searchKeys: readonly SearchKey[], query: string): SearchKey[] => {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return searchKeys.filter(({ name }) => {
    const names = [pickLanguage(name, 'zh-CN'), pickLanguage(name, 'en')].map(fold);
    return words.every((word) => names.some((text) => text.includes(word)));
  });
};

/** The address of a page of an app: its route stands in the hash (specification 0§2). */
export const pageHref = (appPath: string, { path, query }: SearchKey): string => {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return `${appPath}#${path}${parameters && `?${parameters}`}`;
};
