import type { Kysely } from 'kysely';

/** Apps that are no remotes: how they open, where, and which unit added them. Where a client signs a user in by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column a statement.
  const app = () => db.schema.alterTable('desktop_app');
  await app()
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('remote'))
    .execute();
  await app().addColumn('address', 'text').execute();
  await app()
    .addColumn('client_id', 'text', (c) => c.references('oauth_client.id').onDelete('set null'))
    .execute();
  await app()
    .addColumn('owner_unit_id', 'text', (c) => c.references('unit.id').onDelete('cascade'))
    .execute();
  await app()
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('oauth_client').addColumn('initiate_login_uri', 'text').execute();
  for (const column of ['owner_unit_id', 'client_id'])
    await db.schema.createIndex(`desktop_app_${column}`).on('desktop_app').column(column).execute();
}
