import { type Kysely, sql } from 'kysely';

const instant = 'bigint';
const flag = 'smallint';

/** Units, users, roles, sessions with their tokens, the audit trail, counted tries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPeople(db);
  await createSessions(db);
  await createRecords(db);
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('en_name', 'text')
    .addColumn('unit_type', 'smallint', (c) => c.notNull().check(sql`unit_type in (1, 2)`))
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('enabled'))
    .addColumn('deploy_path', 'text', (c) => c.notNull().defaultTo('pages'))
    .addColumn('is_oam', flag, (c) => c.notNull().defaultTo(0))
    .addColumn('campus_units', 'text')
    .addColumn('allow_url_credentials', flag, (c) => c.notNull().defaultTo(0))
    .addColumn('footer', 'text')
    .addColumn('link', 'text')
    .addColumn('decoration_set', 'text')
    .execute();
  let user = db.schema
    .createTable('app_user')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('login_name', 'text', (c) => c.notNull())
    .addColumn('real_name', 'text', (c) => c.notNull())
    .addColumn('user_type', 'smallint', (c) => c.notNull().check(sql`user_type between 1 and 4`))
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id'));
  for (const name of ['sex', 'phone', 'email', 'grade_name', 'class_name'])
    user = user.addColumn(name, 'text', (c) => c.notNull().defaultTo(''));
  await user
    .addColumn('avatar', 'text')
    .addColumn('user_status', 'text', (c) =>
      c.notNull().defaultTo('enabled').check(sql`user_status in ('enabled', 'disabled')`),
    )
    .addColumn('superman', flag, (c) => c.notNull().defaultTo(0))
    .addColumn('password_hash', 'text')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('updated_at', instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('app_user_login_name')
    .unique()
    .on('app_user')
    .expression(sql`lower(login_name)`)
    .execute();
  await db.schema.createIndex('app_user_unit').on('app_user').columns(['unit_id', 'login_name']).execute();
  await db.schema
    .createTable('user_role')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('role_code', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('user_role_pk', ['user_id', 'role_code'])
    .execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('auth_session')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('family', 'text', (c) => c.notNull())
    .addColumn('client', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('last_used_at', instant, (c) => c.notNull())
    .addColumn('expires_at', instant, (c) => c.notNull())
    .addColumn('revoked_at', instant)
    .addColumn('revoke_reason', 'text')
    .execute();
  for (const column of ['user_id', 'family', 'expires_at'])
    await db.schema.createIndex(`auth_session_${column}`).on('auth_session').column(column).execute();
  const token = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('session_id', 'text', (c) => c.notNull().references('auth_session.id').onDelete('cascade'))
      .addColumn('expires_at', instant, (c) => c.notNull());
  await token('access_token').execute();
  await token('refresh_token').addColumn('consumed_at', instant).addColumn('replaced_by', 'text').execute();
  for (const name of ['access_token', 'refresh_token'])
    for (const column of ['session_id', 'expires_at'])
      await db.schema.createIndex(`${name}_${column}`).on(name).column(column).execute();
}

async function createRecords(db: Kysely<unknown>): Promise<void> {
  let audit = db.schema
    .createTable('auth_audit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull());
  for (const name of ['user_id', 'login_name', 'ip', 'user_agent', 'detail'])
    audit = audit.addColumn(name, 'text');
  await audit.execute();
  await db.schema.createIndex('auth_audit_at').on('auth_audit').column('at').execute();
  await db.schema
    .createTable('rate_limit')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('expires_at', instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('rate_limit_expires_at').on('rate_limit').column('expires_at').execute();
}
