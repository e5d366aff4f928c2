/** A route of an app as it is compared: one slash in front, none behind, no query. */
export function normaliseRoute(route: string): string {
  return `/${withoutQuery(route.replace(/^#/, '')).replace(/^\/+|\/+$/g, '')}`;
}

/**
 * The route that an address asks an app for: its query parameter `_r`, in front of the hash or within it, else the hash
 * (F08). Undefined where it asks for none, which is the app's own first page; a hash without a slash names a
 * place on the page.
 */
export function findRoute({ search, hash }: { search: string; hash: string }): string | undefined {
  const asked = queryOf(search).get('_r') ?? queryOf(hash).get('_r') ?? (hash.startsWith('#/') ? hash : '');
  const route = normaliseRoute(asked);
  return route === '/' ? undefined : route;
}

/**
 * The same address with the route of `_r` in the hash, where apps look for theirs: so what is checked is what opens, whatever
 * the hash said. Undefined where nothing asks by `_r`.
 */
export function putRouteIntoHash({
  search,
  hash,
}: {
  search: string;
  hash: string;
}): { search: string; hash: string } | undefined {
  const query = queryOf(search);
  const asked = query.get('_r') ?? queryOf(hash).get('_r');
  if (asked === null) return undefined;
  query.delete('_r');
  const route = asked.replace(/^[#/]+/, '');
  return { search: query.size > 0 ? `?${query}` : '', hash: route ? `#/${route}` : '' };
}

function withoutQuery(route: string): string {
  return route.split(/[?#]/, 1)[0] ?? '';
}

function queryOf(text: string): URLSearchParams {
  return new URLSearchParams(text.includes('?') ? text.slice(text.indexOf('?')) : '');
}
