import type { Kysely } from 'kysely';

/** What was asked of people before a camera: each answer counts once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('face_challenge')
    .addColumn('nonce_hash', 'text', (c) => c.primaryKey())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('face_challenge_expiry').on('face_challenge').column('expires_at').execute();
}
