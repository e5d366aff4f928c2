import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { requireOver } from '#platform/grants';
import type { Principal, RequestDetails } from '#platform/http';
import { deviceLabel } from '#platform/identity';
import { DomainError, type OpenSession } from '#shared/contracts';
import type { AccountDeps } from './account-deps.ts';

/** The sessions of a user, the most recent first; `sessionId` is the one that asks. */
export async function listSessions(
  { database: { db }, clock }: AccountDeps,
  { userId, sessionId }: Pick<Principal, 'userId' | 'sessionId'>,
): Promise<OpenSession[]> {
  const rows = await selectLiving(db, userId, clock())
    .selectAll()
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    sessionId: row.id,
    deviceLabel: deviceLabel(row.client),
    ip: row.ip,
    createdAt: iso(row.created_at),
    lastUsedAt: iso(row.last_used_at),
    expiresAt: iso(row.expires_at),
    amr: row.amr.split(' '),
    isCurrent: row.id === sessionId,
  }));
}

/** Ends one session of the caller. @throws DomainError `not_found` */
export function endSession(
  deps: AccountDeps,
  sessionId: string,
  { principal: { userId, loginName }, request }: { principal: Principal; request: RequestDetails },
): Promise<{ ended: number }> {
  return deps.database.db.transaction().execute(async (trx) => {
    const row = await selectLiving(trx, userId, deps.clock())
      .select('family')
      .where('id', '=', sessionId)
      .executeTakeFirst();
    if (!row) throw new DomainError('not_found');
    const ended = await endFamilies(deps, trx, [row.family], 'ended_by_user');
    await deps.writeAudit(trx, { event: 'session_ended', userId, loginName }, request);
    return { ended };
  });
}

/** Ends every session of the caller but this one, and forgets every device but this one. */
export function endOtherSessions(
  deps: AccountDeps,
  { principal, request }: { principal: Principal; request: RequestDetails },
): Promise<{ ended: number }> {
  return deps.database.db.transaction().execute(async (trx) => {
    const { userId, loginName, sessionId } = principal;
    const rows = await selectLiving(trx, userId, deps.clock()).select(['id', 'family']).execute();
    const own = rows.find(({ id }) => id === sessionId)?.family ?? '';
    const others = rows.map(({ family }) => family).filter((family) => family !== own);
    await trx
      .deleteFrom('remembered_device')
      .where('user_id', '=', userId)
      .where('family', '!=', own)
      .execute();
    const ended = await endFamilies(deps, trx, others, 'ended_by_user');
    await deps.writeAudit(trx, { event: 'other_sessions_ended', userId, loginName }, request);
    return { ended };
  });
}

/** The sessions of somebody in the own unit. @throws DomainError `not_found` */
export async function listSessionsOfUser(
  deps: AccountDeps,
  userId: string,
  principal: Principal,
): Promise<OpenSession[]> {
  await getUserOfUnit(deps.database.db, userId, principal);
  return listSessions(deps, { userId, sessionId: principal.sessionId });
}

/** Ends every session of somebody in the own unit who holds no more than the caller. @throws DomainError `not_found`, `forbidden` */
export async function endSessionsOfUser(
  deps: AccountDeps,
  userId: string,
  { principal, request }: { principal: Principal; request: RequestDetails },
): Promise<{ ended: number }> {
  return deps.database.db.transaction().execute(async (trx) => {
    const user = await getUserOfUnit(trx, userId, principal);
    await requireOver(trx, principal, [userId]);
    const living = await selectLiving(trx, userId, deps.clock()).select('id').execute();
    await deps.endSessionsOf(trx, userId, 'ended_by_administrator');
    const line = { event: 'sessions_ended', userId, loginName: user.login_name, actorId: principal.userId };
    await deps.writeAudit(trx, line, request);
    return { ended: living.length };
  });
}

function selectLiving(db: Kysely<Tables>, userId: string, now: number) {
  return db
    .selectFrom('auth_session')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}

/** Ends the families of some sessions of one user, with their devices. */
async function endFamilies(
  { clock }: AccountDeps,
  trx: Kysely<Tables>,
  families: readonly string[],
  reason: string,
): Promise<number> {
  if (families.length === 0) return 0;
  await trx.deleteFrom('remembered_device').where('family', 'in', families).execute();
  const { numUpdatedRows } = await trx
    .updateTable('auth_session')
    .set({ revoked_at: clock(), revoke_reason: reason })
    .where('family', 'in', families)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** @throws DomainError `not_found` */
async function getUserOfUnit(db: Kysely<Tables>, userId: string, principal: Principal) {
  const user = await db
    .selectFrom('app_user')
    .select('login_name')
    .where('id', '=', userId)
    .where('unit_id', '=', principal.unitId)
    .executeTakeFirst();
  if (!user) throw new DomainError('not_found');
  return user;
}
