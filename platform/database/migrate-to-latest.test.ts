import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describePostgres, describeStore, insertMany } from '#platform/testing';
import { migrateToLatest, openDatabase } from './index.ts';
import * as identity from './migrations/0001-identity.ts';
import * as nameReadings from './migrations/0020-name-readings.ts';
import * as drive from './migrations/0036-drive.ts';
import * as driveLists from './migrations/0037-drive-lists.ts';
import * as driveNameOrder from './migrations/0042-drive-name-order.ts';
import * as schoolClasses from './migrations/0043-school-classes.ts';

describeStore((engine) => {
  test('when the database is up to date, then migrating again changes nothing', async () => {
    const place = await engine.createPlace();
    const database = openDatabase(place.options);
    await migrateToLatest(database);
    await database.db.insertInto('unit').values({ id: 'U', name: 'n', unit_type: 2 }).execute();
    await migrateToLatest(database);
    const unit = await database.db.selectFrom('unit').selectAll().executeTakeFirstOrThrow();
    expect(unit).toMatchObject({ status: 'enabled', deploy_path: 'pages', is_oam: 0 });
    await database.close();
    await place.remove();
  });

  test('when people were there before their readings, then the migration writes them', async () => {
    const place = await engine.createPlace();
    const { db, close } = openDatabase(place.options);
    await db.transaction().execute((trx) => identity.up(trx.$pickTables<never>()));
    await db.insertInto('unit').values({ id: 'U', name: 'n', unit_type: 2 }).execute();
    await insertMany(db, 'app_user', 1_200, {
      id: sql`'u' || n`,
      login_name: sql`'u' || n`,
      real_name: sql`case when n = 1200 then '单雄' else '周敏 ' || n end`,
      user_type: sql`2`,
      unit_id: sql`'U'`,
      created_at: sql`0`,
      updated_at: sql`0`,
    });
    await db.transaction().execute((trx) => nameReadings.up(trx.$pickTables<never>()));
    const rows = await db.selectFrom('app_user').select(['id', 'name_readings']).execute();
    const read = new Map(rows.map(({ id, name_readings }) => [id, name_readings]));
    expect(new Set(read.values()).size).toBe(2);
    expect(read.get('u1')).toContain(' zhoumin');
    expect(read.get('u1200')).toContain(' shanxiong');
    await close();
    await place.remove();
  });

  test('when files were there before their order, then the migration sorts them', async () => {
    const place = await engine.createPlace();
    const { db, close } = openDatabase(place.options);
    await db.transaction().execute(async (trx) => {
      await drive.up(trx.$pickTables<never>());
      await driveLists.up(trx.$pickTables<never>());
    });
    await db
      .insertInto('drive_space')
      .values({ id: 's', unit_id: 'U', kind: 'school', owner_key: 'U' })
      .execute();
    await insertMany(db, 'drive_entry', 1_200, {
      id: sql`'e' || n`,
      unit_id: sql`'U'`,
      space_id: sql`'s'`,
      parent_id: sql`''`,
      is_folder: sql`1`,
      name: sql`'第' || n || '课'`,
      name_key: sql`'第' || n || '课'`,
      size: sql`0`,
      media_type: sql`''`,
      version: sql`0`,
      created_by: sql`'u'`,
      created_at: sql`0`,
      changed_by: sql`'u'`,
      changed_at: sql`0`,
      revision: sql`1`,
    });
    await db.transaction().execute((trx) => driveNameOrder.up(trx.$pickTables<never>()));
    const rows = await db.selectFrom('drive_entry').select('id').orderBy('name_order').execute();
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 1_200 }, (_, at) => `e${at + 1}`));
    await close();
    await place.remove();
  });

  test('when people were in classes before those had rows, then each class has one, and a grade alone has none', async () => {
    const place = await engine.createPlace();
    const { db, close } = openDatabase(place.options);
    await db.transaction().execute(async (trx) => {
      await identity.up(trx.$pickTables<never>());
      await nameReadings.up(trx.$pickTables<never>());
    });
    for (const id of ['U', 'V'])
      await db.insertInto('unit').values({ id, name: 'n', unit_type: 2 }).execute();
    // 1,000 classes of each unit, two people in each; every fiftieth has a grade alone.
    await insertMany(db, 'app_user', 4_000, {
      id: sql`'u' || n`,
      login_name: sql`'u' || n`,
      real_name: sql`'n'`,
      user_type: sql`1`,
      unit_id: sql`case when n % 2 = 0 then 'U' else 'V' end`,
      grade_name: sql`'三年级'`,
      class_name: sql`case when n % 50 = 0 then '' else '(' || (n % 2000) || ')班' end`,
      created_at: sql`0`,
      updated_at: sql`0`,
    });
    await db.transaction().execute((trx) => schoolClasses.up(trx.$pickTables<never>()));
    const rows = await db
      .selectFrom('school_class')
      .selectAll()
      .orderBy('unit_id')
      .orderBy('name_order')
      .execute();
    expect(rows).toHaveLength(1_960);
    const names = rows.map((row) => `${row.unit_id} ${row.class_name}`);
    expect(new Set(names).size).toBe(rows.length);
    expect(names.slice(0, 2)).toEqual(['U (2)班', 'U (4)班']);
    expect(names).not.toContain('U ');
    expect(rows[0]).toMatchObject({ grade_name: '三年级', status: 'open', revision: 1, year_id: null });
    expect(rows[0]?.name_readings).toContain(' sannianji');
    await close();
    await place.remove();
  });

  test('when programs had a grant before one could have several, then each keeps its own, and may get another', async () => {
    const place = await engine.createPlace();
    const database = openDatabase(place.options);
    const { db } = database;
    await migrateToLatest(database, '0061-app-services');
    for (const id of ['U', 'V'])
      await db.insertInto('unit').values({ id, name: 'n', unit_type: 2 }).execute();
    const grants = ['C', 'D'].map((client_id) => ({
      ...{ client_id, unit_id: 'U', scopes: 'people.read', granted_at: 1_790_000_000_000 },
    }));
    for (const { client_id: id } of grants)
      await db
        .insertInto('oauth_client')
        .values({
          ...{ id, name_zh: '程序', name_en: 'Program', kind: 'confidential', status: 'active' },
          ...{ created_at: 0, updated_at: 0 },
        })
        .execute();
    await db.insertInto('program_grant').values(grants).execute();
    await migrateToLatest(database);
    expect(await db.selectFrom('program_grant').selectAll().orderBy('client_id').execute()).toEqual(grants);
    await db
      .insertInto('program_grant')
      .values({ client_id: 'C', unit_id: 'V', scopes: 'people.read', granted_at: 1 })
      .execute();
    await db.deleteFrom('oauth_client').where('id', '=', 'C').execute();
    const left = await db.selectFrom('program_grant').select('client_id').execute();
    expect(left).toEqual([{ client_id: 'D' }]);
    await database.close();
    await place.remove();
  });

  test('when the database comes from a newer program, then the older one does not touch it', async () => {
    const place = await engine.createPlace();
    const database = openDatabase(place.options);
    await migrateToLatest(database);
    await database.db.insertInto('schema_migration').values({ name: '9999-future', applied_at: 0 }).execute();
    await expect(migrateToLatest(database)).rejects.toThrow('9999-future');
    await database.close();
    await place.remove();
  });

  test('when a transaction fails halfway, then nothing of it stays', async () => {
    const { db } = engine.database();
    const half = db.transaction().execute(async (trx) => {
      await trx.schema.createTable('half').addColumn('id', 'integer').execute();
      await trx.insertInto('unit').values({ id: 'U-half', name: 'n', unit_type: 2 }).execute();
      throw new Error('halfway');
    });
    await expect(half).rejects.toThrow('halfway');
    await expect(sql`select * from half`.execute(db)).rejects.toThrow();
    const unit = await db.selectFrom('unit').select('id').where('id', '=', 'U-half').executeTakeFirst();
    expect(unit).toBeUndefined();
  });

  test('when a count or an instant is read, then it is a number', async () => {
    const { db } = engine.database();
    const now = 1_790_000_000_000;
    await db.insertInto('auth_audit').values({ id: 'aud_number', at: now, event: 'test' }).execute();
    const row = await db
      .selectFrom('auth_audit')
      .select((eb) => [eb.fn.max('at').as('at'), eb.fn.countAll<number>().as('count')])
      .where('id', '=', 'aud_number')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ at: now, count: 1 });
  });
});

describePostgres((engine) => {
  test('when four replicas start on one fresh database, then each finds it migrated once', async () => {
    const place = await engine.createPlace();
    const replicas = Array.from({ length: 4 }, () => openDatabase(place.options));
    await Promise.all(replicas.map((replica) => migrateToLatest(replica)));
    const applied = await replicas[0]?.db.selectFrom('schema_migration').select('name').execute();
    const names = applied?.map(({ name }) => name) ?? [];
    expect(names).toContain('0001-identity');
    expect(new Set(names).size).toBe(names.length);
    await Promise.all(replicas.map((replica) => replica.close()));
    await place.remove();
  });
});
