import type { DatabaseOptions } from '#platform/database';
import { copyPostgres } from './copy-postgres.ts';
import { copySqlite } from './copy-sqlite.ts';
import type { DatabaseCopy } from './database-copy.ts';

/** Copies the database of a portal that may run meanwhile. @param folder takes the copy, of which only the last one stays */
export function copyDatabase(
  place: DatabaseOptions,
  folder: string,
  signal?: AbortSignal,
): Promise<DatabaseCopy> {
  return place.engine === 'sqlite' ? copySqlite(place.file, folder) : copyPostgres(place, folder, signal);
}
