import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type DatabaseOptions, openDatabase, type PortalDatabase } from '#platform/database';
import { findPostgres } from '../../../platform/testing/find-postgres.ts';

const postgresUrl = await findPostgres();

export type Engine = 'sqlite' | 'postgres';

/** Where one portal has its data: empty at first. */
export interface PortalPlace {
  /** `DATA_DIR`, and with PostgreSQL `DATABASE_URL`. */
  readonly env: Readonly<Record<string, string>>;
  readonly dataDir: string;
  readonly options: DatabaseOptions;
  /** The database, beside whatever else uses it. */
  open(): PortalDatabase;
  remove(): Promise<void>;
}

/** Both engines; SQLite alone where no PostgreSQL answers, except with REQUIRE_SERVICES=1, where the tests then fail. */
export const engines: readonly Engine[] =
  postgresUrl || process.env.REQUIRE_SERVICES === '1' ? ['sqlite', 'postgres'] : ['sqlite'];

export async function createPortalPlace(engine: Engine): Promise<PortalPlace> {
  const root = mkdtempSync(join(tmpdir(), 'portal-place-'));
  const dataDir = join(root, 'data');
  const databaseUrl = engine === 'postgres' ? await createDatabase() : undefined;
  const options: DatabaseOptions = databaseUrl
    ? { engine: 'postgres', url: databaseUrl, maxConnections: 1 }
    : { engine: 'sqlite', file: join(dataDir, 'platform.db') };
  return {
    env: { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
    dataDir,
    options,
    open: () => openDatabase(options),
    remove: async () => {
      rmSync(root, { recursive: true, force: true });
      if (databaseUrl) await dropDatabase(new URL(databaseUrl).pathname.slice(1));
    },
  };
}

async function createDatabase(): Promise<string> {
  const name = `portal_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(`create database ${name}`);
  return new URL(`/${name}`, postgresUrl).href;
}

/** Also a database that a page of the documentation made. */
export async function dropDatabase(name: string): Promise<void> {
  await runOnServer(`drop database if exists ${name} with (force)`);
}

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
