import type { Kysely } from 'kysely';

/** Second steps of a sign-in: a sealed secret and the recovery codes of a user, and since when a unit asks its administrators for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('second_step')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('app_user.id').onDelete('cascade'))
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('last_step', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('recovery_code')
    .addColumn('user_id', 'text', (c) => c.notNull().references('second_step.user_id').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_code_key', ['user_id', 'hash'])
    .execute();
  await db.schema.alterTable('unit').addColumn('second_step_since', 'bigint').execute();
  await db.schema
    .alterTable('unit')
    .addColumn('second_step_by_bureau', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
