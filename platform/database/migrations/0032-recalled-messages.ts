import type { Kysely } from 'kysely';

/** When the sender of a message last reminded those who had not read it, and when she took it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['reminded_at', 'recalled_at'])
    await db.schema.alterTable('message').addColumn(name, 'bigint').execute();
}
