import { useMemo } from 'react';
import { navigate, usePage } from '../../core/navigation/index.ts';

export interface OpenRouteOptions {
  /** Texts of the query; those that are undefined are left out. Default none. */
  query?: Readonly<Record<string, string | undefined>> | undefined;
  /** Takes the place of the current history entry. Default false. */
  replace?: boolean | undefined;
}

/** Where the user is inside the open app. */
export interface Route {
  /** Path in the hash, such as `/notes/12`; `/` at the start of the app. */
  path: string;
  query: Readonly<Record<string, string>>;
  /** Moves to another path of the app. Back leads here again. */
  open: (path: string, options?: OpenRouteOptions) => void;
}

/** The route of the open app, which stands in the hash (`#/notes/12?tab=files`). Renders again on every move. */
export function useRoute(): Route {
  const { hash } = usePage();
  return useMemo(() => ({ ...parseRoute(hash), open: openRoute }), [hash]);
}

/** Reads a hash; what is no route is the start of the app. */
export function parseRoute(hash: string): Pick<Route, 'path' | 'query'> {
  if (!hash.startsWith('#/')) return { path: '/', query: {} };
  const [path = '/', search = ''] = hash.slice(1).split(/\?(.*)/s);
  return { path, query: Object.fromEntries(new URLSearchParams(search)) };
}

/** The hash of a route. */
export function formatRoute(path: string, query: OpenRouteOptions['query'] = {}): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const search = new URLSearchParams(pairs).toString();
  return `#${path.startsWith('/') ? path : `/${path}`}${search ? `?${search}` : ''}`;
}

function openRoute(path: string, { query, replace }: OpenRouteOptions = {}): void {
  void navigate(formatRoute(path, query), { replace });
}
