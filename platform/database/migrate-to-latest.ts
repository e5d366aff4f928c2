import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as identity from './migrations/0001-identity.ts';
import * as desktop from './migrations/0002-desktop.ts';
import type { PortalDatabase } from './open-database.ts';

/** In the order of their names; a released migration never changes, a new one is appended. */
const migrations: Record<string, Migration> = {
  '0001-identity': identity,
  '0002-desktop': desktop,
};

/**
 * Brings the database to the newest shape. Several replicas may start at once: on PostgreSQL Kysely holds an advisory
 * lock, and either all new migrations are applied or none.
 * @throws DomainError `store_unavailable`, or the error of the migration that failed.
 */
export const migrateToLatest = async ({ db, engine }: PortalDatabase): Promise<void> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Without a schema Kysely takes a migration table of any schema for its own.
    ...(engine === 'postgres' ? { migrationTableSchema: await getCurrentSchema(db) } : {}),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};

const getCurrentSchema = async (db: PortalDatabase['db']): Promise<string> => {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  const name = rows[0]?.name;
  if (!name) throw new Error('the search_path of the PostgreSQL connection names no existing schema');
  return name;
};
