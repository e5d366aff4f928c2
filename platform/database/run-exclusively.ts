import { sql } from 'kysely';
import type { PortalDatabase } from './open-database.ts';

/** Any number; with the schema and the name it makes the lock. */
const lockClass = 20_261_123;

/**
 * Runs a task unless another replica runs it now. The lock is the connection's, so that it ends with the process, however that
 * ends. An SQLite file has one portal.
 */
export async function runExclusively(
  { db, engine }: PortalDatabase,
  name: string,
  task: () => Promise<void>,
): Promise<void> {
  if (engine === 'sqlite') return task();
  const lock = sql`${sql.lit(lockClass)}, hashtext(current_schema() || ' ' || ${name})`;
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${lock}) as taken`.execute(
      connection,
    );
    if (!rows[0]?.taken) return;
    try {
      await task();
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });
}
