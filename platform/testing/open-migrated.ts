import { readFile, writeFile } from 'node:fs/promises';
import { migrateToLatest, openDatabase, type PortalDatabase } from '#platform/database';
import { createPlace, createSqlitePlace, openPlace } from './test-database.ts';

let emptyTables: Promise<Buffer> | undefined;

/** A database of its own with all tables and no row; `close` removes it. */
export async function openMigrated(engine: PortalDatabase['engine'] = 'sqlite'): Promise<PortalDatabase> {
  if (engine === 'sqlite') return openCopy();
  const database = openPlace(await createPlace(engine));
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
  const database = openDatabase(options);
  try {
    await migrateToLatest(database);
    // Only the last one who closes writes everything into the one file.
    await database.close();
    return await readFile(options.file);
  } finally {
    await remove();
  }
}
