import type { SearchKey } from '#shared/contracts';

/** The address of a page of an app: its route stands in the hash (F12). */
export function pageHref(appPath: string, { path, query }: Pick<SearchKey, 'path' | 'query'>): string {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return `${appPath}#${path}${parameters && `?${parameters}`}`;
}
