import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { auditList } from '#shared/contracts';
import { type AuditView, toAuditFilter } from './audit-view.ts';

/** Rows per page (Q05). */
const size = 30;

/** A page of the audit trail of the unit; the last one stays until the next is there. */
export function auditQuery(view: AuditView) {
  return queryOptions({
    queryKey: [auditList.name, view],
    queryFn: ({ signal }) =>
      request(auditList, { ...toAuditFilter(view), page: view.page, size }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
}
