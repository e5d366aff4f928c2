import { sql } from 'kysely';
import {
  type DatabaseOptions,
  listTables,
  openDatabase,
  type PortalDatabase,
  unfinishedRestoreTable,
} from '#platform/database';
import { BackupError } from '../backup-error.ts';
import type { Manifest } from '../manifest.ts';
import { requireTool, runTool } from './postgres-tools.ts';

type PostgresPlace = DatabaseOptions & { engine: 'postgres' };

/** @throws BackupError where the portal's schema has tables that no half restore has left */
export async function requireEmptyPostgres(place: PostgresPlace): Promise<void> {
  await withDatabase(place, async (database) => {
    const tables = await listTables(database);
    if (tables.length === 0 || tables.includes(unfinishedRestoreTable)) return;
    throw new BackupError(
      `The database is not empty, it has ${tables.length} tables: restore into an empty one, such as a new one by createdb`,
    );
  });
}

/** @throws BackupError where `pg_restore` is missing or older than what wrote the dump */
export async function requireRestoreTool({ pgDump = 0 }: Manifest): Promise<void> {
  await requireTool('pg_restore', pgDump);
}

/**
 * Marks the database as half restored, and takes away what a restore before has left.
 * @throws BackupError where its tables would land in a schema that the portal does not read
 */
export async function clearPostgres(place: PostgresPlace, { schema = 'public' }: Manifest): Promise<void> {
  await withDatabase(place, async (database) => {
    await database.db.schema.createSchema(schema).ifNotExists().execute();
    await requireCurrentSchema(database, schema);
    const tables = await listTables(database);
    await database.db.transaction().execute(async (trx) => {
      await trx.schema
        .createTable(unfinishedRestoreTable)
        .ifNotExists()
        .addColumn('began_at', 'bigint', (c) => c.notNull())
        .execute();
      for (const table of tables)
        if (table !== unfinishedRestoreTable) await trx.schema.dropTable(table).cascade().execute();
    });
  });
}

async function requireCurrentSchema({ db }: PortalDatabase, schema: string): Promise<void> {
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(db);
  if (rows[0]?.schema === schema) return;
  throw new BackupError(
    `The tables of the backup belong into the schema ${schema}: name it first in the search_path of the role`,
  );
}

/** All tables and rows in one transaction, or none. @param dump as `pg_dump` wrote it */
export async function restorePostgres(
  { url }: PostgresPlace,
  { schema = 'public' }: Manifest,
  dump: AsyncIterable<Uint8Array>,
): Promise<void> {
  const args = [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
    `--schema=${schema}`,
  ];
  await runTool({ name: 'pg_restore', args, url, input: dump });
}

/** The database is whole: portals may use it. */
export async function endPostgresRestore(place: PostgresPlace): Promise<void> {
  await withDatabase(place, async ({ db }) => {
    await db.schema.dropTable(unfinishedRestoreTable).ifExists().execute();
  });
}

async function withDatabase(
  place: PostgresPlace,
  work: (database: PortalDatabase) => Promise<void>,
): Promise<void> {
  const database = openDatabase({ ...place, maxConnections: 1 });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
