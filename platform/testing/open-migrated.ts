import { readFile, writeFile } from 'node:fs/promises';
import { migrateToLatest, type PortalDatabase } from '#platform/database';
import { findPostgres } from './find-postgres.ts';
import { createPostgresPlace, createSqlitePlace, openPlace } from './test-database.ts';

/** The PostgreSQL that tests use; undefined when none answers. */
export const postgresUrl = await findPostgres();

let emptyTables: Promise<Buffer> | undefined;

/** A database of its own with all tables and no row; `close` removes it. */
export async function openMigrated(engine: PortalDatabase['engine'] = 'sqlite'): Promise<PortalDatabase> {
  if (engine === 'sqlite') return openCopy();
  const database = openPlace(await createPostgresPlace(postgresUrl ?? ''));
  await migrateToLatest(database);
  return database;
}

/** All migrations take a hundred times as long as a copy of the file that they leave. */
async function openCopy(): Promise<PortalDatabase> {
  emptyTables ??= makeEmptyTables();
  const place = createSqlitePlace();
  await writeFile(place.options.file, await emptyTables);
  return openPlace(place);
}

/** @returns the bytes of the file */
async function makeEmptyTables(): Promise<Buffer> {
  const { options, remove } = createSqlitePlace();
  const database = openPlace({ options, remove: async () => undefined });
  try {
    await migrateToLatest(database);
    // Only the last one who closes writes everything into the one file.
    await database.close();
    return await readFile(options.file);
  } finally {
    await remove();
  }
}
