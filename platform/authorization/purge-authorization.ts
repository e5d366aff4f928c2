import { type SqlBool, sql } from 'kysely';
import { deleteInBatches } from '#platform/database';
import { housekeeping } from './lifetimes.ts';
import type { PayloadAdapterDeps } from './payload-adapter.ts';

export interface AuthorizationTerms {
  /** How long the log of a client is kept, ms. */
  readonly clientEvents?: number;
}

/** Deletes what expired. A session of the portal may only be deleted when nothing here remembers that it was revoked. */
export async function purgeAuthorization(
  { database, clock }: PayloadAdapterDeps,
  { clientEvents = housekeeping.clientEvents }: AuthorizationTerms = {},
): Promise<void> {
  const now = clock();
  const until = (column: string, instant: number) => ({
    where: sql<SqlBool>`${sql.ref(column)} <= ${instant}`,
    orderBy: column,
  });
  await deleteInBatches(database, { from: 'oidc_payload', ...until('expires_at', now) });
  await deleteInBatches(database, {
    from: 'oidc_payload',
    where: sql<SqlBool>`session_uid in (select id from auth_session where revoked_at is not null)`,
    orderBy: 'session_uid',
  });
  await deleteInBatches(database, { from: 'signing_key', ...until('retired_at', now) });
  await deleteInBatches(database, { from: 'client_event', ...until('at', now - clientEvents) });
}
