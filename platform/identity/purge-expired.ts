import { type SqlBool, sql } from 'kysely';
import { deleteInBatches, type Tables } from '#platform/database';
import type { IdentityDeps } from './identity-deps.ts';
import { lifetimes } from './lifetimes.ts';

/** Tokens ahead of their sessions, so that no session takes many rows with it. */
const expiring = [
  'passkey_challenge',
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
  'family_code',
] as const satisfies readonly (keyof Tables)[];

const day = 24 * 60 * 60 * 1000;
const aged = {
  auth_audit: { column: 'at', usual: lifetimes.audit },
  access_record: { column: 'at', usual: lifetimes.accessRecord },
  app_use: { column: 'day', usual: lifetimes.appUse },
  announcement: { column: 'ends_at', usual: lifetimes.announcement },
} as const;

export interface ExpiredPurge extends Pick<IdentityDeps, 'database' | 'clock'> {
  /** Terms of tables; left out as usual, null keeps all. */
  readonly days?: Readonly<Partial<Record<keyof typeof aged, number | null>>>;
}

/**
 * Deletes what counts no more: sessions and tokens past their end, counted tries, and what is older than its term: lines of the audit
 * trail, access records, counts of use, announcements.
 */
export async function purgeExpired({ database, clock, days = {} }: ExpiredPurge): Promise<void> {
  const now = clock();
  const deleteUntil = (from: keyof Tables, column: string, until: number): Promise<void> =>
    deleteInBatches(database, {
      from,
      where: sql<SqlBool>`${sql.ref(column)} <= ${until}`,
      orderBy: column,
    });
  for (const table of expiring) await deleteUntil(table, 'expires_at', now);
  for (const table of ['auth_audit', 'access_record', 'app_use', 'announcement'] as const) {
    const { column, usual } = aged[table];
    const own = days[table];
    if (own !== null) await deleteUntil(table, column, now - (own === undefined ? usual : own * day));
  }
}
