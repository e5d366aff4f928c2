import type { Kysely } from 'kysely';

/** What a courier of the outbox notes down: how often it tried, and when it may try again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column a statement.
  await db.schema
    .alterTable('outbox')
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('next_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
}
