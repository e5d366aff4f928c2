import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTables } from '#platform/database';
import type { Principal } from '#platform/http';
import { purgeExpired } from '#platform/identity';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import type { ListedRetention } from '#shared/contracts';
import { parseTerms } from '#shared/retention-terms';
import { listRetentions } from './list-retentions.ts';
import { retentions } from './retentions.ts';

const day = 24 * 60 * 60 * 1000;

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine.database());
  });
  afterAll(() => platform.close());

  const list = async (login: string): Promise<ListedRetention[]> =>
    (await (await platform.as(login)).get('/api/base/retention/list')).body.data;
  const waitingOf = async (login: string, table: string) =>
    (await list(login)).find((one) => one.table === table)?.waiting;

  test('when the tables of the database are read, then each has a term, and there is none of another', async () => {
    expect(Object.keys(retentions).toSorted()).toEqual((await listTables(engine.database())).toSorted());
  });

  test('when rows are past their term, then a bureau sees how many wait, until the purge deletes them', async () => {
    const { db } = engine.database();
    const before = await waitingOf('bureau.admin', 'auth_audit');
    const line = { event: 'logout', user_id: null, login_name: null, actor_id: null };
    await db
      .insertInto('auth_audit')
      .values(
        [179, 180, 181].map((days) => ({
          ...line,
          ...{ id: `old-${days}`, at: platform.now() - days * day, ip: '', user_agent: '', detail: null },
        })),
      )
      .execute();
    expect(await waitingOf('bureau.admin', 'auth_audit')).toBe((before ?? 0) + 2);
    await purgeExpired({ database: engine.database(), clock: platform.now });
    expect(await waitingOf('bureau.admin', 'auth_audit')).toBe(0);
  });

  test('when a school is not alone in the portal, then it reads the terms, and no figures of others', async () => {
    const rows = await list('ps.admin');
    expect(rows.find(({ table }) => table === 'auth_audit')).toMatchObject({
      ...{ name: '审计记录|||Audit trail', kind: 'age', days: 180, with: null, waiting: null },
    });
    expect(rows.find(({ table }) => table === 'user_role')?.with).toBe('人员|||People');
    expect(rows.every(({ waiting }) => waiting === null)).toBe(true);
  });

  test('when a school is alone, then the figures are its own', async () => {
    const { db } = engine.database();
    await db.updateTable('unit').set({ is_sandbox: 1 }).where('id', '!=', 'U2001').execute();
    expect(await waitingOf('ps.admin', 'auth_session')).toBe(0);
    await db.updateTable('unit').set({ is_sandbox: 0 }).execute();
  });

  test('when people have a term, then it stands in the list, with how many wait', async () => {
    const { db } = engine.database();
    const deps = { db, clock: platform.now, terms: parseTerms('', 30) };
    const at = platform.now() - 30 * day;
    await db.updateTable('app_user').set({ disabled_at: at }).where('id', '=', '1006').execute();
    const { data } = (await (await platform.as('bureau.admin')).get('/api/base/retention/list')).body;
    expect(data.find(({ table }: ListedRetention) => table === 'app_user')).toMatchObject({ kind: 'kept' });
    const principal = { userType: 4, unitType: 1, unitId: 'U1001' } as Principal;
    const rows = await listRetentions(deps, principal);
    const people = rows.find(({ table }) => table === 'app_user');
    expect(people).toMatchObject({ kind: 'person', days: 30, waiting: 1 });
  });

  test('when somebody else asks, then it is refused', async () => {
    const { body } = await (await platform.as('t.zhou')).get('/api/base/retention/list');
    expect(body.code).toBe('forbidden');
  });
});
