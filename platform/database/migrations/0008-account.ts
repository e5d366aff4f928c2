import type { Kysely } from 'kysely';

/** Who did what an audit line records, and when a consent was used last. One column each: SQLite adds them singly. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('auth_audit').addColumn('actor_id', 'text').execute();
  await db.schema
    .createIndex('auth_audit_actor_id_at')
    .on('auth_audit')
    .columns(['actor_id', 'at'])
    .execute();
  await db.schema.alterTable('user_consent').addColumn('last_used_at', 'bigint').execute();
}
