import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { IdentityDeps } from './identity-deps.ts';
import { createSessionStore } from './session-store.ts';

/** Ends the session with this id and those that grew out of the same sign-in; inside a transaction when `db` is one. */
export function createSessionEnder({ clock }: Pick<IdentityDeps, 'clock'>) {
  return async (db: Kysely<Tables>, sessionId: string, reason: string): Promise<void> => {
    const session = await db
      .selectFrom('auth_session')
      .select('family')
      .where('id', '=', sessionId)
      .executeTakeFirst();
    if (session) await createSessionStore(db).revoke('family', session.family, reason, clock());
  };
}
