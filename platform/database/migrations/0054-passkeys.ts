import { type Kysely, sql } from 'kysely';

/**
 * Passkeys beside the app that makes codes: a row of `second_step` says that its user has a second step, and the secret of an app
 * may be missing from it. A challenge belongs to the session that asked for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeSecretOptional(db);
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('second_step.user_id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('sign_count', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute();
  await db.schema.createIndex('passkey_user').on('passkey').columns(['user_id', 'created_at']).execute();
  await db.schema
    .createTable('passkey_challenge')
    .addColumn('session_id', 'text', (c) => c.notNull().references('auth_session.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('challenge', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('passkey_challenge_key', ['session_id', 'purpose'])
    .execute();
  await db.schema
    .createIndex('passkey_challenge_end')
    .on('passkey_challenge')
    .columns(['expires_at'])
    .execute();
}

/** SQLite cannot lift the constraint of a column, and a new table would take the recovery codes along. */
async function makeSecretOptional(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('second_step').addColumn('app_secret', 'text').execute();
  await sql`update second_step set app_secret = secret`.execute(db);
  await db.schema.alterTable('second_step').dropColumn('secret').execute();
  await db.schema.alterTable('second_step').renameColumn('app_secret', 'secret').execute();
}
