import type { CreateTableBuilder, Kysely } from 'kysely';

const instant = 'bigint';

type Table = CreateTableBuilder<string, string>;

/** Messages with a copy for each reader, licences, versions of services and front ends, themes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMessages(db);
  await createLicences(db);
  await createThemes(db);
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  let message: Table = db.schema.createTable('message').addColumn('id', 'text', (c) => c.primaryKey());
  message = text(message, 'module', 'text').addColumn('kind', 'text', (c) =>
    c.notNull().defaultTo('message'),
  );
  for (const name of ['url', 'content', 'date_text']) message = message.addColumn(name, 'text');
  await message
    .addColumn('importance', 'smallint', (c) => c.notNull())
    .addColumn('open_way', 'smallint')
    .addColumn('sender_id', 'text', (c) => c.references('app_user.id').onDelete('set null'))
    .addColumn('sent_at', instant, (c) => c.notNull())
    .execute();
  const delivery: Table = db.schema.createTable('message_delivery');
  await user(delivery)
    .addColumn('message_id', 'text', (c) => c.notNull().references('message.id').onDelete('cascade'))
    .addColumn('sent_at', instant, (c) => c.notNull())
    .addColumn('read_at', instant)
    .addPrimaryKeyConstraint('message_delivery_pk', ['user_id', 'message_id'])
    .execute();
  await db.schema
    .createIndex('message_delivery_newest')
    .on('message_delivery')
    .columns(['user_id', 'sent_at'])
    .execute();
  await db.schema
    .createIndex('message_delivery_message')
    .on('message_delivery')
    .column('message_id')
    .execute();
  const mute: Table = db.schema.createTable('message_mute');
  await text(user(mute), 'module')
    .addPrimaryKeyConstraint('message_mute_pk', ['user_id', 'module'])
    .execute();
  await db.schema.alterTable('unit').addColumn('message_config', 'text').execute();
}

async function createLicences(db: Kysely<unknown>): Promise<void> {
  const licence: Table = db.schema.createTable('licence');
  await text(
    licence.addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade')),
    'server_id',
  )
    .addColumn('ends_at', instant)
    .addColumn('seats', 'integer')
    .addColumn('used', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('granted'))
    .addPrimaryKeyConstraint('licence_pk', ['unit_id', 'server_id'])
    .execute();
  const service: Table = db.schema
    .createTable('service_version')
    .addColumn('name', 'text', (c) => c.primaryKey());
  await text(service, 'server_version', 'web_code_version', 'date').execute();
  const front: Table = db.schema.createTable('app_package').addColumn('code', 'text', (c) => c.primaryKey());
  await text(front, 'name', 'app_version', 'server_version', 'package_date', 'changes').execute();
}

async function createThemes(db: Kysely<unknown>): Promise<void> {
  const theme: Table = db.schema
    .createTable('user_theme')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('app_user.id').onDelete('cascade'));
  await text(theme, 'theme').execute();
  await db.schema.alterTable('unit').addColumn('default_theme', 'text').execute();
}

function text(table: Table, ...names: string[]): Table {
  return names.reduce<Table>((built, name) => built.addColumn(name, 'text', (c) => c.notNull()), table);
}

function user(table: Table): Table {
  return table.addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'));
}
