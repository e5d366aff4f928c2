import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrateToLatest, migrationNames, type PortalDatabase } from '#platform/database';
import type { PortalPlace } from './portal-place.ts';

/** The last migration of that release. */
const lastMigration = '0043-school-classes';
/** What it kept: rows as `[table, row]`, one a line, and the keys of its sessions. */
const folder = join(import.meta.dirname, '../releases/0043');

type Row = readonly [table: string, row: Readonly<Record<string, unknown>>];

/** How many migrations came after that release. */
export const newerMigrations = migrationNames.length - 1 - migrationNames.indexOf(lastMigration);

export const releasedRows: readonly Row[] = readFileSync(join(folder, 'rows.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Row);

/** Makes an empty place what that release left: its tables, the rows that it wrote, and its keys. */
export async function fillAsReleased(place: PortalPlace): Promise<void> {
  mkdirSync(place.dataDir, { recursive: true });
  copyFileSync(join(folder, 'session-keys'), join(place.dataDir, 'session-keys'));
  const database = place.open();
  try {
    await migrateToLatest(database, lastMigration);
    for (const [table, row] of releasedRows) await insert(database, table, row);
  } finally {
    await database.close();
  }
}

/** The tables of that release are not those that the types of today know. */
async function insert({ db }: PortalDatabase, table: string, row: Row[1]): Promise<void> {
  await db
    .$extendTables<Record<string, Record<string, unknown>>>()
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
