import type { Kysely } from 'kysely';

const instant = 'bigint';
const flag = 'smallint';

/** Apps in groups, each user's order and unread counts, menu and permission trees with their grants, access records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createApps(db);
  await createChoices(db);
  await createResources(db);
  await createAccessRecords(db);
}

async function createApps(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desktop_group')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('english_name', 'text')
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute();
  let app = db.schema
    .createTable('desktop_app')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .addColumn('group_code', 'text', (c) => c.notNull().references('desktop_group.code').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('server_id', 'text', (c) => c.notNull())
    .addColumn('update_status', 'smallint', (c) => c.notNull().defaultTo(1))
    .addColumn('only_unit_type', 'smallint')
    .addColumn('only_unit_id', 'text', (c) => c.references('unit.id'))
    .addColumn('front_user_type', 'smallint');
  for (const name of ['short_name', 'english_name', 'english_short_name', 'deploy_path', 'menu_route'])
    app = app.addColumn(name, 'text');
  for (const name of ['audience', 'limit_user_type', 'icon_img', 'img_path'])
    app = app.addColumn(name, 'text');
  await app.execute();
}

async function createChoices(db: Kysely<unknown>): Promise<void> {
  const perUser = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
      .addColumn('app_code', 'text', (c) => c.notNull().references('desktop_app.code').onDelete('cascade'))
      .addPrimaryKeyConstraint(`${name}_pk`, ['user_id', 'app_code']);
  await perUser('desktop_choice')
    .addColumn('position', 'integer')
    .addColumn('hidden', flag, (c) => c.notNull().defaultTo(0))
    .execute();
  await perUser('desktop_unread')
    .addColumn('num', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

async function createResources(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('resource_node')
    .addColumn('app_code', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('parent_code', 'text')
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('english_name', 'text')
    .addColumn('resource_type', 'smallint', (c) => c.notNull())
    .addColumn('menu_route', 'text')
    .addPrimaryKeyConstraint('resource_node_pk', ['app_code', 'code'])
    .execute();
  await db.schema
    .createTable('resource_grant')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('app_code', 'text', (c) => c.notNull())
    .addColumn('node_code', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('resource_grant_pk', ['user_id', 'app_code', 'node_code'])
    .execute();
}

async function createAccessRecords(db: Kysely<unknown>): Promise<void> {
  let record = db.schema
    .createTable('access_record')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'));
  for (const name of ['unit_id', 'res_id', 'res_name'])
    record = record.addColumn(name, 'text', (c) => c.notNull());
  for (const name of ['user_type', 'type']) record = record.addColumn(name, 'smallint', (c) => c.notNull());
  await record.execute();
  await db.schema.createIndex('access_record_user').on('access_record').columns(['user_id', 'at']).execute();
}
