import { sql } from 'kysely';
import type { PortalDatabase } from '#platform/database';

/** Rows after which a table is another one to the planner. */
const firstRows = 1_000;

/**
 * Tells PostgreSQL what stands in the tables of an import each time that twice as many rows are done. Otherwise it takes a table that was
 * empty a moment ago for one without indexes worth their while, and reads all of it for each batch.
 */
export function createStatistics({ db, engine }: PortalDatabase): (done: number) => Promise<void> {
  let next = firstRows;
  return async (done) => {
    if (engine === 'sqlite' || done < next) return;
    while (next <= done) next *= 2;
    // A hint: without it, the batches take longer.
    await sql`analyze app_user, import_row`.execute(db).catch(() => undefined);
  };
}
