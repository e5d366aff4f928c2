import { type auditExport, auditKindNames, type PayloadOf } from '#shared/contracts';
import { createHashQuery, day, oneOf, optionalText, type QueryOf } from '#shared/hash-query';

const maxUserId = 64;

/** What of the audit trail is shown. `from` and `to` are its first and last day, as the user's calendar has them. */
export const auditView = createHashQuery('#/audit', {
  kind: oneOf('kind', auditKindNames),
  userId: optionalText('userId', maxUserId),
  from: day('from'),
  to: day('to'),
});
export type AuditView = QueryOf<typeof auditView>;

/** The filter as the call takes it: from the beginning of the first day to the end of the last, in the user's time zone. */
export function toAuditFilter({ kind, userId, from, to }: AuditView): PayloadOf<typeof auditExport> {
  return {
    ...(kind ? { kind } : {}),
    ...(userId ? { userId } : {}),
    ...(from ? { from: startOf(from) } : {}),
    ...(to ? { to: startOf(to, 1) } : {}),
  };
}

function startOf(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
