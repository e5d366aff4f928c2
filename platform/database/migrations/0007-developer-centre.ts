import type { Kysely } from 'kysely';

const flag = 'smallint';

/** What the developer centre keeps about clients, and which unit is the sandbox. One column each: SQLite adds them singly. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const client = () => db.schema.alterTable('oauth_client');
  await client()
    .addColumn('sandbox_only', flag, (c) => c.notNull().defaultTo(0))
    .execute();
  await client()
    .addColumn('purpose', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await client().addColumn('status_note', 'text').execute();
  await client()
    .addColumn('unit_id', 'text', (c) => c.references('unit.id').onDelete('set null'))
    .execute();
  await client().addColumn('logo', 'text').execute();
  await client().addColumn('logo_type', 'text').execute();
  await client()
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('unit')
    .addColumn('is_sandbox', flag, (c) => c.notNull().defaultTo(0))
    .execute();
}
