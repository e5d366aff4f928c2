import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describePostgres, forEachEngine } from '#platform/testing';
import { migrateToLatest, openDatabase } from './index.ts';

forEachEngine((engine) => {
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
    await Promise.all(replicas.map(migrateToLatest));
    const applied = await replicas[0]?.db.selectFrom('schema_migration').select('name').execute();
    const names = applied?.map(({ name }) => name) ?? [];
    expect(names).toContain('0001-identity');
    expect(new Set(names).size).toBe(names.length);
    await Promise.all(replicas.map((replica) => replica.close()));
    await place.remove();
  });
});
