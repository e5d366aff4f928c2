import { sql } from 'kysely';
import type { PortalDatabase } from './open-database.ts';

/** Writing costs the disk a turn; asking does not. */
const intervals = { afterSuccess: 5_000, afterFailure: 500 } as const;

/**
 * Whether the database answers, and takes writes: a full disk or a standby answers every question. Questions in between share the
 * last try. A counted try of nobody is what it writes.
 * @throws DomainError `store_unavailable`
 */
export function createWriteProbe({ db }: PortalDatabase): () => Promise<void> {
  let next = 0;
  let last = Promise.resolve();
  const write = async (): Promise<void> => {
    const at = Date.now();
    await db
      .insertInto('rate_limit')
      .values({ key: 'readiness', points: 0, expires_at: at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ expires_at: at }))
      .execute();
  };
  return async () => {
    const now = performance.now();
    if (now >= next) {
      next = Number.POSITIVE_INFINITY; // one at a time
      last = write();
      last.then(
        () => (next = performance.now() + intervals.afterSuccess),
        () => (next = performance.now() + intervals.afterFailure),
      );
    }
    await last;
    await sql`select 1`.execute(db);
  };
}
