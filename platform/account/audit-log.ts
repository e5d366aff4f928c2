import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { deviceLabel } from '#platform/identity';
import { type AuditLogLine, type auditExport, DomainError, type ParsedPayloadOf } from '#shared/contracts';

export type AuditFilter = ParsedPayloadOf<typeof auditExport>;

/** @throws DomainError `forbidden` */
export const requireAuditor = ({ userType }: Principal): void => {
  if (userType !== 4) throw new DomainError('forbidden');
};

/** Lines about users of one unit. */
const selectLines = (db: Kysely<Tables>, unitId: string, { event, userId, from, to }: AuditFilter) =>
  db
    .selectFrom('auth_audit')
    .innerJoin('app_user', 'app_user.id', 'auth_audit.user_id')
    .where('app_user.unit_id', '=', unitId)
    .$if(event !== undefined && event !== '', (query) => query.where('auth_audit.event', '=', event ?? ''))
    .$if(userId !== undefined, (query) => query.where('auth_audit.user_id', '=', userId ?? ''))
    .$if(from !== undefined, (query) => query.where('auth_audit.at', '>=', Date.parse(from ?? '')))
    .$if(to !== undefined, (query) => query.where('auth_audit.at', '<', Date.parse(to ?? '')));

/** Newest first. */
export const listAuditLines = async (
  db: Kysely<Tables>,
  unitId: string,
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditLogLine[]> => {
  const rows = await selectLines(db, unitId, filter)
    .selectAll('auth_audit')
    .select('app_user.real_name')
    .orderBy('auth_audit.at', 'desc')
    .orderBy('auth_audit.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.at).toISOString(),
    event: row.event,
    userId: row.user_id,
    loginName: row.login_name,
    realName: row.real_name,
    ip: row.ip,
    deviceLabel: deviceLabel(row.user_agent ?? ''),
    detail: row.detail,
  }));
};

export const countAuditLines = async (
  db: Kysely<Tables>,
  unitId: string,
  filter: AuditFilter,
): Promise<number> => {
  const { count } = await selectLines(db, unitId, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
