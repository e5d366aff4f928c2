import { type SqlBool, sql } from 'kysely';
import { deleteInBatches, type Tables } from '#platform/database';
import type { IdentityDeps } from './identity-deps.ts';
import { lifetimes } from './lifetimes.ts';

/** Tokens ahead of their sessions, so that no session takes many rows with it. */
const expiring = [
  'access_token',
  'refresh_token',
  'auth_session',
  'rate_limit',
  'remembered_device',
  'handover',
  'social_transaction',
  'social_pending',
  'password_reset',
  'contact_change',
  'outbox',
  'qr_sign_in',
] as const satisfies readonly (keyof Tables)[];

/**
 * Deletes what counts no more: sessions and tokens past their end, counted tries, audit lines and access
 * records after 180 days, counts of use after 400, announcements a year after their end.
 */
export async function purgeExpired({
  database,
  clock,
}: Pick<IdentityDeps, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  const deleteUntil = (from: keyof Tables, column: string, until: number): Promise<void> =>
    deleteInBatches(database, {
      from,
      where: sql<SqlBool>`${sql.ref(column)} <= ${until}`,
      orderBy: column,
    });
  for (const table of expiring) await deleteUntil(table, 'expires_at', now);
  await deleteUntil('auth_audit', 'at', now - lifetimes.audit);
  await deleteUntil('access_record', 'at', now - lifetimes.accessRecord);
  await deleteUntil('app_use', 'day', now - lifetimes.appUse);
  await deleteUntil('announcement', 'ends_at', now - lifetimes.announcement);
}
