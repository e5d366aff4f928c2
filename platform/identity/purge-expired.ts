import type { IdentityDeps } from './identity-deps.ts';
import { lifetimes } from './lifetimes.ts';

const expiring = [
  'remembered_device',
  'handover',
  'social_transaction',
  'social_pending',
  'password_reset',
  'outbox',
  'qr_sign_in',
] as const;

/** Deletes what counts no more: sessions and tokens past their end, counted tries, audit lines after 180 days. */
export const purgeExpired = async ({
  database: { db },
  clock,
}: Pick<IdentityDeps, 'database' | 'clock'>): Promise<void> => {
  const now = clock();
  await db.deleteFrom('access_token').where('expires_at', '<=', now).execute();
  await db.deleteFrom('refresh_token').where('expires_at', '<=', now).execute();
  await db.deleteFrom('auth_session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_limit').where('expires_at', '<=', now).execute();
  for (const table of expiring) await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('auth_audit')
    .where('at', '<=', now - lifetimes.audit)
    .execute();
};
