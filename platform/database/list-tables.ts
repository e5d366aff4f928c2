import { sql } from 'kysely';
import type { PortalDatabase } from './open-database.ts';

/** Names of the tables of the portal's schema, in no order; none where the schema is not there. */
export async function listTables({ db, engine }: Omit<PortalDatabase, 'close'>): Promise<string[]> {
  const query =
    engine === 'sqlite'
      ? sql<{
          name: string;
        }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select relname as name from pg_catalog.pg_class
          where relnamespace = to_regnamespace(quote_ident(current_schema())) and relkind in ('r', 'p', 'v', 'm', 'f')`;
  const { rows } = await query.execute(db);
  return rows.map(({ name }) => name);
}
