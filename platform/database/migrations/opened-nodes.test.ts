import { expect, test } from 'vitest';
import { buildUser, describeStore } from '#platform/testing';
import { migrateToLatest, openDatabase } from '../index.ts';

describeStore((engine) => {
  test('when sections were granted, then those that follow are gone, and family links bring the right to link', async () => {
    const place = await engine.createPlace();
    const database = openDatabase(place.options);
    await migrateToLatest(database, '0065-full-administrators');
    const { db } = database;
    await db.insertInto('unit').values({ id: 'U', name: 'U', unit_type: 2 }).execute();
    const user = buildUser({ id: 'a', login_name: 'a', unit_id: 'U', user_type: 4 });
    await db.insertInto('app_user').values(user).execute();
    const role = { id: 'r', unit_id: 'U', code: 'r', name: 'r', en_name: '', updated_at: 0 };
    await db.insertInto('unit_role').values(role).execute();
    const granted = [
      ...['import', 'people', 'roles', 'licences', 'releases', 'appearance', 'family', 'years'].map(
        (node) => ['admin', node],
      ),
      ['base', 'import'],
      ['admin', 'family.links'],
    ].map(([app_code = '', node_code = '']) => ({ app_code, node_code }));
    await db
      .insertInto('resource_grant')
      .values(granted.map((row) => ({ ...row, user_id: 'a' })))
      .execute();
    await db
      .insertInto('role_grant')
      .values(granted.slice(0, -1).map((row) => ({ ...row, role_id: 'r' })))
      .execute();
    await migrateToLatest(database);
    for (const table of ['resource_grant', 'role_grant'] as const) {
      const rows = await db.selectFrom(table).select(['app_code', 'node_code']).execute();
      expect(rows.map(({ app_code, node_code }) => `${app_code}:${node_code}`).toSorted()).toEqual([
        'admin:family',
        'admin:family.links',
        'admin:years',
        'base:import',
      ]);
    }
    await database.close();
    await place.remove();
  });
});
