import { useCallback, useMemo } from 'react';
import { navigate, usePage } from 'shell/session';
import { formatHistoryHash, type HistoryQuery, parseHistoryHash } from './history-query.ts';

export type ChangeHistory = (change: (query: HistoryQuery) => HistoryQuery) => void;

/** What the list shows, kept in the hash. A change reads the hash as it is then, so that none undoes another. */
export const useHistoryQuery = (): [HistoryQuery, ChangeHistory] => {
  const { hash } = usePage();
  const query = useMemo(() => parseHistoryHash(hash), [hash]);
  const change: ChangeHistory = useCallback((update) => {
    void navigate(formatHistoryHash(update(parseHistoryHash(location.hash))), { replace: true });
  }, []);
  return [query, change];
};
