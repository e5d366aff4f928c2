import { expect, test } from 'vitest';
import { buildUser, describeStore } from '#platform/testing';
import { findMigrations, migrateToLatest, openDatabase } from '../index.ts';

const before = '0064-what-services-share-and-repeat';

/** Administrators by name: their grants and roles before, and both afterwards. */
const cases: Readonly<
  Record<string, { own?: string[]; roles?: string[]; type?: number; status?: 'disabled'; after: string[] }>
> = {
  nothing: { after: ['XX_ALL_'] },
  'all of both': { own: ['base:*', 'admin:*'], after: ['XX_ALL_', 'admin:*', 'base:*'] },
  'all of one': { own: ['base:*'], after: ['XX_ALL_', 'base:*'] },
  'another app': { own: ['exam:paper'], after: ['XX_ALL_', 'exam:paper'] },
  disabled: { status: 'disabled', after: ['XX_ALL_'] },
  'a part of base': { own: ['base:list'], after: ['admin:*', 'app:app.override', 'base:list'] },
  'a part of both': {
    own: ['base:list', 'admin:years', 'app:guides'],
    after: ['admin:years', 'app:guides', 'base:list'],
  },
  'a role of hers': { roles: ['front'], after: ['app:app.override', 'base:*', 'front'] },
  'a role without grants': { roles: ['empty'], after: ['XX_ALL_', 'empty'] },
  'a role of another unit': { roles: ['there'], after: ['XX_ALL_', 'there'] },
  'no administrator': { type: 2, after: [] },
};

describeStore((engine) => {
  const open = async () => {
    const place = await engine.createPlace();
    const database = openDatabase(place.options);
    await migrateToLatest(database, before);
    const { db } = database;
    for (const id of ['U', 'V']) await db.insertInto('unit').values({ id, name: id, unit_type: 2 }).execute();
    const roles = { front: ['U', 'admin:years'], empty: ['U'], there: ['V', 'admin:years'] } as const;
    for (const [code, [unit_id, grant]] of Object.entries(roles)) {
      const id = `role-${code}`;
      await db
        .insertInto('unit_role')
        .values({ id, unit_id, code, name: code, en_name: '', updated_at: 0 })
        .execute();
      if (grant)
        await db
          .insertInto('role_grant')
          .values({ role_id: id, ...rowOf(grant) })
          .execute();
    }
    for (const [id, { own = [], roles: held = [], type = 4, status }] of Object.entries(cases)) {
      const user = buildUser({ id, login_name: id, unit_id: 'U', user_type: type as 4 });
      await db
        .insertInto('app_user')
        .values({ ...user, ...(status && { user_status: status }) })
        .execute();
      for (const code of own)
        await db
          .insertInto('resource_grant')
          .values({ user_id: id, ...rowOf(code) })
          .execute();
      for (const role_code of held)
        await db.insertInto('user_role').values({ user_id: id, role_code }).execute();
    }
    const close = async (): Promise<void> => {
      await database.close();
      await place.remove();
    };
    return { database, close };
  };

  const heldOf = async ({ db }: ReturnType<typeof openDatabase>, id: string): Promise<string[]> => {
    const roles = await db.selectFrom('user_role').select('role_code').where('user_id', '=', id).execute();
    const own = await db.selectFrom('resource_grant').selectAll().where('user_id', '=', id).execute();
    return [
      ...roles.map(({ role_code }) => role_code),
      ...own.map(({ app_code, node_code }) => `${app_code}:${node_code}`),
    ].toSorted();
  };

  test('when administrators held all by having nothing, then each has by a role or a grant what she held', async () => {
    const { database, close } = await open();
    await migrateToLatest(database);
    for (const [id, { after }] of Object.entries(cases))
      expect(await heldOf(database, id), id).toEqual(after);
    await close();
  });

  test('when the migration ends in its middle, then nothing of it is there, and the next start does all of it', async () => {
    const { database, close } = await open();
    const { db } = database;
    const broken = db.transaction().execute(async (trx) => {
      const { up } = await import('./0065-full-administrators.ts');
      await up(trx.$pickTables<never>());
      throw new Error('killed');
    });
    await expect(broken).rejects.toThrow('killed');
    expect(await heldOf(database, 'nothing')).toEqual([]);
    expect(await findMigrations(database)).not.toContain('0065-full-administrators');
    await migrateToLatest(database);
    expect(await heldOf(database, 'nothing')).toEqual(['XX_ALL_']);
    await close();
  });
});

function rowOf(code: string): { app_code: string; node_code: string } {
  const [app_code = '', node_code = ''] = code.split(':');
  return { app_code, node_code };
}
