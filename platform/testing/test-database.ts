import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type DatabaseOptions, openDatabase, type PortalDatabase } from '#platform/database';
import { findPostgres } from './find-postgres.ts';

/** The PostgreSQL that tests use; undefined when none answers. */
export const postgresUrl = await findPostgres();

/** A place for one database that nobody else uses. */
export interface DatabasePlace {
  options: DatabaseOptions;
  remove: () => Promise<void>;
}

export function createPlace(engine: PortalDatabase['engine']): DatabasePlace | Promise<DatabasePlace> {
  return engine === 'sqlite' ? createSqlitePlace() : createPostgresPlace(postgresUrl ?? '');
}

/** An SQLite file in a new temporary folder. Its writes do not wait for the disk, which takes half the time of a test. */
export function createSqlitePlace(): DatabasePlace & {
  options: Extract<DatabaseOptions, { engine: 'sqlite' }>;
} {
  const folder = mkdtempSync(join(tmpdir(), 'platform-'));
  return {
    options: { engine: 'sqlite', file: join(folder, 'platform.db'), outlivesPowerCuts: false },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A new schema of a PostgreSQL. */
export async function createPostgresPlace(url: string): Promise<DatabasePlace & { schema: string }> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnce(url, `create schema ${schema}`);
  return {
    schema,
    options: { engine: 'postgres', url, schema },
    remove: () => runOnce(url, `drop schema ${schema} cascade`),
  };
}

/** Opens a place; `close` removes it as well. */
export function openPlace({ options, remove }: DatabasePlace): PortalDatabase {
  const database = openDatabase(options);
  return {
    ...database,
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
