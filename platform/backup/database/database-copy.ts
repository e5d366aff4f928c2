import { findMigrations, listTables, type PortalDatabase } from '#platform/database';
import { BackupError } from '../backup-error.ts';

/** The database as it was at one instant. */
export interface DatabaseCopy {
  /** Path of the file that holds it. */
  file: string;
  /** Names of its migrations, in their order. */
  migrations: readonly string[];
  /** Keys of the contents that its rows name. */
  keys: ReadonlySet<string>;
  /** Schema of the tables, and the major version of `pg_dump`; PostgreSQL only. */
  postgres?: { schema: string; pgDump: number };
}

/**
 * What a copy says of itself. @param database the copy, or a transaction that sees the same instant
 * @throws BackupError where it is no portal's
 */
export async function describeCopy(
  database: PortalDatabase,
): Promise<Pick<DatabaseCopy, 'migrations' | 'keys'>> {
  const migrations = await findMigrations(database);
  if (migrations.length === 0)
    throw new BackupError(
      'The database is empty: there is nothing to back up before the portal has started once',
    );
  return { migrations, keys: await findKeys(database) };
}

/** Older portals have no such tables. */
async function findKeys(database: PortalDatabase): Promise<ReadonlySet<string>> {
  const tables = await listTables(database);
  const keys = new Set<string>();
  for (const table of ['stored_blob', 'upload_part', 'app_release_file'] as const) {
    if (!tables.includes(table)) continue;
    for (const { blob_key } of await database.db.selectFrom(table).select('blob_key').execute())
      keys.add(blob_key);
  }
  return keys;
}
