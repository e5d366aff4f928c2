import { useCallback, useMemo } from 'react';
import { navigate, usePage } from 'shell/session';
import { type AuditView, formatAuditHash, parseAuditHash } from './audit-view.ts';

type ChangeView = (change: (view: AuditView) => AuditView) => void;

/** What of the trail is shown, kept in the hash. A change reads the hash as it is then, so that none undoes another. */
export const useAuditView = (): [AuditView, ChangeView] => {
  const { hash } = usePage();
  const view = useMemo(() => parseAuditHash(hash), [hash]);
  const change: ChangeView = useCallback((update) => {
    void navigate(formatAuditHash(update(parseAuditHash(location.hash))), { replace: true });
  }, []);
  return [view, change];
};
