import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { openDatabase } from '#platform/database';
import { BackupError } from '../backup-error.ts';
import { type DatabaseCopy, describeCopy } from './database-copy.ts';

/** All pages in one step. With smaller ones SQLite begins anew whenever the portal has written in between. */
const allPages = 2 ** 31 - 1;
/** How long to wait for a lock that a starting or ending portal holds, ms. */
const busyTimeout = 10_000;

/**
 * Copies an SQLite file while a portal reads and writes it. Its writers wait for nothing, as readers of a WAL hold nobody up.
 * @param folder takes the copy; an older one there is replaced
 * @throws BackupError where there is no file
 */
export async function copySqlite(source: string, folder: string): Promise<DatabaseCopy> {
  if (!existsSync(source))
    throw new BackupError(`There is no database ${source}: set DATA_DIR to the folder of the portal`);
  const file = join(folder, 'platform.db');
  const database = new DatabaseSync(source, { readOnly: true, timeout: busyTimeout });
  try {
    await backup(database, file, { rate: allPages });
  } finally {
    database.close();
  }
  const copy = openDatabase({ engine: 'sqlite', file });
  try {
    return { file, ...(await describeCopy(copy)) };
  } finally {
    await copy.close();
  }
}
