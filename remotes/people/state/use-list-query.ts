import { useCallback, useMemo } from 'react';
import { navigate, usePage } from 'shell/session';
import { formatListHash, type ListQuery, parseListHash } from './list-query.ts';

type ChangeList = (change: (query: ListQuery) => ListQuery) => void;

/** What the list shows, kept in the hash. A change reads the hash as it is then, so that none undoes another. */
export const useListQuery = (): [ListQuery, ChangeList] => {
  const { hash } = usePage();
  const query = useMemo(() => parseListHash(hash), [hash]);
  const change: ChangeList = useCallback((update) => {
    void navigate(formatListHash(update(parseListHash(location.hash))), { replace: true });
  }, []);
  return [query, change];
};
