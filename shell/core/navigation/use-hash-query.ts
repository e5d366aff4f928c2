import { useCallback, useMemo } from 'react';
import type { HashQuery } from '#shared/hash-query';
import { navigate } from './navigate.ts';
import { usePage } from './page.ts';

export type ChangeQuery<Query> = (change: (query: Query) => Query) => void;

/** What a list shows, kept in the hash. A change reads the hash as it is then, so that none undoes another. */
export function useHashQuery<Query extends { readonly page: number }>({
  parse,
  format,
}: HashQuery<Query>): [Query, ChangeQuery<Query>] {
  const { hash } = usePage();
  const query = useMemo(() => parse(hash), [hash, parse]);
  const change: ChangeQuery<Query> = useCallback(
    (update) => void navigate(format(update(parse(location.hash))), { replace: true }),
    [parse, format],
  );
  return [query, change];
}
