import type { Kysely } from 'kysely';

/** Pictures of users, and the codes by which they prove a new phone number or e-mail address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('user_picture')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().unique().references('app_user.id').onDelete('cascade'))
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('contact_change')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('app_user.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('contact', 'text', (c) => c.notNull())
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}
