import { listTables } from './list-tables.ts';
import type { PortalDatabase } from './open-database.ts';

/**
 * Stands in a PostgreSQL while a backup is restored into it, so that no portal takes half of one for the whole. An SQLite file has its
 * mark in the data folder.
 */
export const unfinishedRestoreTable = 'unfinished_restore';

/** @throws Error, in one line, where a restore did not finish */
export async function requireWholeRestore(database: PortalDatabase): Promise<void> {
  if (database.engine === 'sqlite') return;
  if ((await listTables(database)).includes(unfinishedRestoreTable))
    throw new Error('a restore into this database did not finish: run npm run portal -- restore again');
}
