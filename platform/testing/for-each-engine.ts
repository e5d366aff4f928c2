import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PortalDatabase } from '#platform/database';
import { openMigrated } from './open-migrated.ts';
import { createPlace, type DatabasePlace, postgresUrl } from './test-database.ts';

export interface TestEngine {
  readonly name: PortalDatabase['engine'];
  /** The migrated database that the tests of this file share; for use inside tests and hooks. */
  readonly database: () => PortalDatabase;
  /** A new place for a database of this engine; remove it yourself. */
  readonly createPlace: () => Promise<DatabasePlace>;
}

/** Tests on PostgreSQL: skipped by name when none answers, except with REQUIRE_SERVICES=1, where that fails. */
export function describePostgres(define: (engine: TestEngine) => void): void {
  describe.skipIf(!postgresUrl)('on PostgreSQL', () => runOn('postgres', define));
  if (!postgresUrl && process.env.REQUIRE_SERVICES === '1') {
    test('PostgreSQL answers', () => expect.fail('set DATABASE_URL or start PostgreSQL on port 5432'));
  }
}

/** The contract of a store: the same tests on SQLite (a file) and on PostgreSQL (a schema of their own), in every tier. */
export function describeStore(define: (engine: TestEngine) => void): void {
  describe('on SQLite', () => runOn('sqlite', define));
  describePostgres(define);
}

/** What stands over the stores: on SQLite in core, whose tests take ten minutes, and on both engines everywhere else. */
export function forEachEngine(define: (engine: TestEngine) => void): void {
  if (process.env.TEST_TIER === 'core') describe('on SQLite', () => runOn('sqlite', define));
  else describeStore(define);
}

function runOn(name: TestEngine['name'], define: (engine: TestEngine) => void): void {
  let database: PortalDatabase | undefined;
  beforeAll(async () => {
    database = await openMigrated(name);
  });
  afterAll(() => database?.close());
  const getDatabase = (): PortalDatabase => {
    if (!database) throw new Error('the database is there inside tests and hooks only');
    return database;
  };
  define({ name, database: getDatabase, createPlace: async () => createPlace(name) });
}
