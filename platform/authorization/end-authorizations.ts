import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { addLogoutNotices } from './logout-notices.ts';
import { isProgramTokenOf, programTokenModel } from './program-tokens.ts';

/** Both engines limit how many values one statement may carry. */
const rowsPerStatement = 500;

/** Ends everything that clients hold for a user: codes, tokens, grants. Inside a transaction when `db` is one. */
export async function endAuthorizationsOfAccount(
  db: Kysely<Tables>,
  accountId: string,
  now: number,
): Promise<void> {
  await addLogoutNotices(db, (query) => query.where('oidc_payload.account_id', '=', accountId), now);
  await db.deleteFrom('oidc_payload').where('account_id', '=', accountId).execute();
}

/** Ends what one client holds; for one user only where `accountId` is given. */
export async function endAuthorizationsOfClient(
  db: Kysely<Tables>,
  clientId: string,
  accountId?: string,
): Promise<void> {
  await db
    .deleteFrom('oidc_payload')
    .where('client_id', '=', clientId)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .execute();
}

/** Ends the tokens that a client got without a user for one unit. */
export async function endProgramTokens(db: Kysely<Tables>, clientId: string, unitId: string): Promise<void> {
  const rows = await db
    .selectFrom('oidc_payload')
    .select(['id', 'payload'])
    .where('client_id', '=', clientId)
    .where('model', '=', programTokenModel)
    .execute();
  const ids = rows.filter(({ payload }) => isProgramTokenOf(payload, unitId)).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += rowsPerStatement)
    await db
      .deleteFrom('oidc_payload')
      .where('model', '=', programTokenModel)
      .where('id', 'in', ids.slice(at, at + rowsPerStatement))
      .execute();
}

/** Ends what one client holds for the users of these units. */
export async function endAuthorizationsInUnits(
  db: Kysely<Tables>,
  clientId: string,
  unitIds: readonly string[],
): Promise<void> {
  if (unitIds.length === 0) return;
  const users = db.selectFrom('app_user').select('id').where('unit_id', 'in', unitIds);
  await db
    .deleteFrom('oidc_payload')
    .where('client_id', '=', clientId)
    .where('account_id', 'in', users)
    .execute();
}

/**
 * Clears away what belongs to revoked sessions of the portal, and records which clients to notify. None of it counted
 * any more since the very moment of the revocation: its callers look at the session too.
 */
export async function endAuthorizationsOfRevokedSessions(db: Kysely<Tables>, now: number): Promise<void> {
  const revoked = await db
    .selectFrom('oidc_payload')
    .innerJoin('auth_session', 'auth_session.id', 'oidc_payload.uid')
    .select('oidc_payload.uid')
    .where('oidc_payload.model', '=', 'Session')
    .where('auth_session.revoked_at', 'is not', null)
    .limit(100)
    .execute();
  const ids = revoked.map(({ uid }) => uid).filter((uid) => uid !== null);
  if (ids.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await addLogoutNotices(trx, (query) => query.where('oidc_payload.uid', 'in', ids), now);
    await trx
      .deleteFrom('oidc_payload')
      .where((eb) => eb.or([eb('uid', 'in', ids), eb('session_uid', 'in', ids)]))
      .execute();
  });
}
