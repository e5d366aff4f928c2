import type { CreateTableBuilder, Kysely } from 'kysely';

const instant = 'bigint';

type Table = CreateTableBuilder<string, string>;

/** Remembered devices, tickets, third-party identities, families, forgotten passwords, sign-in by QR code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await widenSessions(db);
  await createDevices(db);
  await createSocial(db);
  await createFamilies(db);
  await createProofs(db);
  await index(db, 'auth_audit', 'user_id', 'at');
}

async function widenSessions(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column a statement.
  await db.schema
    .alterTable('auth_session')
    .addColumn('amr', 'text', (c) => c.notNull().defaultTo('pwd'))
    .execute();
  await db.schema
    .alterTable('auth_session')
    .addColumn('ip', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}

async function createDevices(db: Kysely<unknown>): Promise<void> {
  let device = user(keyed(db, 'remembered_device', 'selector'));
  device = text(device, 'family', 'kind', 'validator_hash', 'device_label', 'ua_family');
  device = optionalText(device, 'previous_hash').addColumn('rotated_at', instant);
  await instants(device, 'created_at', 'last_used_at', 'expires_at').execute();
  for (const column of ['user_id', 'family', 'expires_at']) await index(db, 'remembered_device', column);
  let handover = text(user(keyed(db, 'handover', 'hash')), 'kind', 'target_app', 'unit_host', 'amr');
  handover = handover.addColumn('session_id', 'text', (c) =>
    c.references('auth_session.id').onDelete('cascade'),
  );
  await instants(handover, 'expires_at').execute();
  await index(db, 'handover', 'session_id');
}

async function createSocial(db: Kysely<unknown>): Promise<void> {
  let link: Table = db.schema.createTable('social_link');
  link = instants(user(optionalText(text(link, 'provider', 'openid'), 'unionid')), 'created_at');
  await link.addPrimaryKeyConstraint('social_link_pk', ['provider', 'openid']).execute();
  await db.schema
    .createIndex('social_link_user')
    .unique()
    .on('social_link')
    .columns(['user_id', 'provider'])
    .execute();
  const transaction = text(keyed(db, 'social_transaction', 'state_hash'), 'browser_hash', 'provider');
  await instants(transaction, 'created_at', 'expires_at').execute();
  await index(db, 'social_transaction', 'browser_hash');
  const pending = text(keyed(db, 'social_pending', 'hash'), 'browser_hash', 'provider', 'openid');
  await instants(optionalText(pending, 'unionid'), 'expires_at').execute();
}

async function createFamilies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('parent_teacher_link')
    .addColumn('parent_id', 'text', (c) => c.primaryKey().references('app_user.id').onDelete('cascade'))
    .addColumn('teacher_id', 'text', (c) =>
      c.notNull().unique().references('app_user.id').onDelete('cascade'),
    )
    .execute();
  let child: Table = db.schema.createTable('parent_child');
  child = user(user(child, 'parent_id'), 'child_id');
  await child
    .addColumn('position', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('is_current', 'smallint', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('parent_child_pk', ['parent_id', 'child_id'])
    .execute();
  await index(db, 'parent_child', 'child_id');
}

async function createProofs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('password_reset')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('app_user.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('expires_at', instant, (c) => c.notNull())
    .execute();
  await instants(
    text(keyed(db, 'outbox', 'id'), 'channel', 'recipient', 'body'),
    'at',
    'expires_at',
  ).execute();
  let qr = text(keyed(db, 'qr_sign_in', 'poll_hash'), 'scan_hash', 'device_label', 'ip');
  qr = optionalText(qr, 'session_id', 'amr').addColumn('user_id', 'text', (c) =>
    c.references('app_user.id').onDelete('cascade'),
  );
  await instants(qr, 'created_at', 'expires_at').execute();
  await db.schema.createIndex('qr_sign_in_scan').unique().on('qr_sign_in').column('scan_hash').execute();
}

function index(db: Kysely<unknown>, table: string, ...columns: string[]): Promise<void> {
  return db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}

function text(table: Table, ...names: string[]): Table {
  return names.reduce<Table>((built, name) => built.addColumn(name, 'text', (c) => c.notNull()), table);
}

function user(table: Table, name = 'user_id'): Table {
  return table.addColumn(name, 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'));
}

/** A table whose key is one text column. */
function keyed(db: Kysely<unknown>, name: string, key: string): Table {
  return db.schema.createTable(name).addColumn(key, 'text', (c) => c.primaryKey());
}

function optionalText(table: Table, ...names: string[]): Table {
  return names.reduce<Table>((built, name) => built.addColumn(name, 'text'), table);
}

function instants(table: Table, ...names: string[]): Table {
  return names.reduce<Table>((built, name) => built.addColumn(name, instant, (c) => c.notNull()), table);
}
