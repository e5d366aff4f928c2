import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PortalDatabase } from './open-database.ts';
import type { Tables } from './tables.ts';

/** Few enough for SQLite, which stops the process for a statement, and for the locks of PostgreSQL. */
export const rowsPerBatch = 500;

export interface RowsToDelete {
  readonly from: keyof Tables;
  readonly where: RawBuilder<SqlBool>;
  /** Column whose index finds the next rows, past those that are gone already. */
  readonly orderBy: string;
}

/**
 * Deletes rows a few at a time and works half of the time at most, so that everybody else goes on meanwhile. A row that changes
 * at the same moment stays.
 */
export async function deleteInBatches(
  { db, engine }: Pick<PortalDatabase, 'db' | 'engine'>,
  { from, where, orderBy }: RowsToDelete,
): Promise<void> {
  const table = sql.table(from);
  const address = sql.ref(engine === 'sqlite' ? 'rowid' : 'ctid');
  const some = sql`select ${address} from ${table} where ${where} order by ${sql.ref(orderBy)} limit ${rowsPerBatch}`;
  const batch =
    engine === 'sqlite'
      ? sql`delete from ${table} where ${address} in (${some})`
      : sql`delete from ${table} where ${address} = any(array(${some}))`;
  for (;;) {
    const startedAt = performance.now();
    const { numAffectedRows = 0n } = await batch.execute(db);
    if (numAffectedRows < rowsPerBatch) return;
    await pause(performance.now() - startedAt);
  }
}
