import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import {
  type DatabaseOptions,
  listTables,
  openDatabase,
  type PortalDatabase,
  unfinishedRestoreTable,
} from '#platform/database';
import { BackupError } from '../backup-error.ts';
import { type DatabaseCopy, describeCopy } from './database-copy.ts';
import { findServerVersion, requireTool, runTool } from './postgres-tools.ts';

type PostgresPlace = DatabaseOptions & { engine: 'postgres' };

/**
 * Dumps the portal's schema while portals read and write it. The dump and what is read of it here are of the same instant.
 * @param folder takes the dump; an older one there is replaced
 * @throws BackupError where `pg_dump` is missing, older than the server, or fails
 */
export async function copyPostgres(
  place: PostgresPlace,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<DatabaseCopy> {
  const database = openDatabase({ ...place, maxConnections: 1 });
  try {
    const pgDump = await requireTool('pg_dump', await findServerVersion(database));
    const transaction = database.db.transaction().setIsolationLevel('repeatable read');
    return await transaction.execute(async (db) => {
      const snapshot = await exportSnapshot(db);
      const { schema, ...described } = await describeSnapshot({ ...database, db });
      const file = join(folder, 'platform.dump');
      const args = [
        '--format=custom',
        '--no-owner',
        '--no-privileges',
        `--snapshot=${snapshot}`,
        `--schema="${schema}"`,
      ];
      const output = createWriteStream(file, { mode: 0o600 });
      await runTool({ name: 'pg_dump', args, url: place.url, output, signal });
      return { file, postgres: { schema, pgDump }, ...described };
    });
  } finally {
    await database.close();
  }
}

/** The dump may take longer than a query of the portal may. */
async function exportSnapshot(db: PortalDatabase['db']): Promise<string> {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
  const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(db);
  return rows[0]?.id ?? '';
}

async function describeSnapshot(database: PortalDatabase) {
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(
    database.db,
  );
  const tables = await listTables(database);
  if (tables.includes(unfinishedRestoreTable))
    throw new BackupError('A restore into this database did not finish: run it again before a backup');
  return { schema: rows[0]?.schema ?? 'public', ...(await describeCopy(database)) };
}
