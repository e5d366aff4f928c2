import type { Kysely } from 'kysely';

/** Roles of units with what they grant, and the codes by which parents find their children. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRoles(db);
  await createCodes(db);
}

async function createRoles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unit_role')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('en_name', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('unit_role_code')
    .unique()
    .on('unit_role')
    .columns(['unit_id', 'code'])
    .execute();
  await db.schema
    .createTable('role_grant')
    .addColumn('role_id', 'text', (c) => c.notNull().references('unit_role.id').onDelete('cascade'))
    .addColumn('app_code', 'text', (c) => c.notNull())
    .addColumn('node_code', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('role_grant_pk', ['role_id', 'app_code', 'node_code'])
    .execute();
  // Who has a role.
  await db.schema.createIndex('user_role_code').on('user_role').columns(['role_code', 'user_id']).execute();
}

async function createCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('family_code')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('child_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('family_code_child').on('family_code').column('child_id').execute();
  await db.schema.createIndex('family_code_expires').on('family_code').column('expires_at').execute();
}
