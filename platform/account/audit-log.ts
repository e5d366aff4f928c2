import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { deviceLabel } from '#platform/identity';
import {
  type AuditKind,
  type AuditLogLine,
  type auditExport,
  auditKinds,
  type ParsedPayloadOf,
} from '#shared/contracts';

export type AuditFilter = ParsedPayloadOf<typeof auditExport>;

/** Whose lines are read: those about users of one unit, or those about one user. */
export interface AuditScope {
  readonly column: 'app_user.unit_id' | 'auth_audit.user_id';
  readonly value: string;
  /** Lines about nobody's account too: tries with names that do not exist. Default false. */
  readonly withNobody?: boolean;
}

/** Newest first. */
export async function listAuditLines(
  db: Kysely<Tables>,
  scope: AuditScope,
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditLogLine[]> {
  const rows = await selectLines(db, scope, filter)
    .selectAll('auth_audit')
    .select(['app_user.real_name', 'actor.real_name as actor_name'])
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
    actorId: row.actor_id,
    actorName: row.actor_name,
    ip: row.ip,
    deviceLabel: deviceLabel(row.user_agent ?? ''),
    detail: row.detail,
  }));
}

const maxPageSize = 100;

/** One page of the trail; a page beyond the end is the last one. */
export async function readAuditPage(
  db: Kysely<Tables>,
  scope: AuditScope,
  filter: AuditFilter,
  asked: { page: number; size: number },
): Promise<{ list: AuditLogLine[]; total: number; pages: number; page: number }> {
  const limit = within(asked.size, 1, maxPageSize);
  const total = await countAuditLines(db, scope, filter);
  const pages = Math.max(1, Math.ceil(total / limit));
  const page = within(asked.page, 1, pages);
  const list = await listAuditLines(db, scope, filter, { limit, offset: (page - 1) * limit });
  return { list, total, pages, page };
}

function selectLines(
  db: Kysely<Tables>,
  { column, value, withNobody = false }: AuditScope,
  { event, kind, userId = '', from, to }: AuditFilter,
) {
  return db
    .selectFrom('auth_audit')
    .leftJoin('app_user', 'app_user.id', 'auth_audit.user_id')
    .leftJoin('app_user as actor', 'actor.id', 'auth_audit.actor_id')
    .where((eb) =>
      eb.or([eb(column, '=', value), ...(withNobody ? [eb('auth_audit.user_id', 'is', null)] : [])]),
    )
    .$if(kind !== undefined, (query) => query.where(isOfKind(kind ?? 'sign_in')))
    .$if(event !== undefined && event !== '', (query) => query.where('auth_audit.event', '=', event ?? ''))
    .$if(userId !== '', (query) =>
      query.where((eb) =>
        eb.or([eb('auth_audit.user_id', '=', userId), eb('auth_audit.actor_id', '=', userId)]),
      ),
    )
    .$if(from !== undefined, (query) => query.where('auth_audit.at', '>=', Date.parse(from ?? '')))
    .$if(to !== undefined, (query) => query.where('auth_audit.at', '<', Date.parse(to ?? '')));
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

async function countAuditLines(db: Kysely<Tables>, scope: AuditScope, filter: AuditFilter): Promise<number> {
  const { count } = await selectLines(db, scope, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function isOfKind(kind: AuditKind): RawBuilder<SqlBool> {
  return sql`(${sql.join(
    auditKinds[kind].map((event) =>
      event.endsWith('*')
        ? sql`substr(auth_audit.event, 1, ${sql.lit(event.length - 1)}) = ${event.slice(0, -1)}`
        : sql`auth_audit.event = ${event}`,
    ),
    sql` or `,
  )})`;
}
