import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { giveUpFilesOf } from '#platform/drive';
import { createAuditWriter } from '#platform/identity';
import { type DemoPlatform, describeStore, startDemoPlatform } from '#platform/testing';
import { personalRows } from './personal-rows.ts';
import { purgePeople } from './purge-people.ts';

const days = 30;
const day = 24 * 60 * 60 * 1000;

describeStore((engine) => {
  let platform: DemoPlatform;
  let now: number;
  beforeEach(async () => {
    await platform?.close();
    platform = await startDemoPlatform(engine.database());
    now = platform.now();
  });
  afterAll(() => platform?.close());

  const db = () => engine.database().db;
  const purge = (isSet = true): Promise<void> => {
    const clock = (): number => now;
    const writeAudit = createAuditWriter(clock);
    return purgePeople({
      database: engine.database(),
      clock,
      days: isSet ? days : undefined,
      forget: giveUpFilesOf,
      writeAudit,
    });
  };
  const find = (id: string) =>
    db().selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst();
  const disable = (id: string) =>
    db().updateTable('app_user').set({ user_status: 'disabled' }).where('id', '=', id).execute();

  test('when somebody is disabled for the term, then nothing says who it was, and after another one she is gone', async () => {
    await platform.as('t.zhou');
    await disable('2001');
    await purge();
    now += 29 * day;
    await purge();
    expect(await find('2001')).toMatchObject({ login_name: 't.zhou', anonymised_at: null });
    now += day;
    await purge();
    expect(await find('2001')).toMatchObject({
      ...{ login_name: 'anonymous-2001', real_name: '已匿名 Anonymous', phone: '', email: '', avatar: null },
      ...{ password_hash: null, user_status: 'disabled', anonymised_at: now },
    });
    for (const [table, column] of personalRows) {
      const rows = sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = '2001'`;
      expect((await rows.execute(db())).rows, table).toEqual([]);
    }
    const lines = await db().selectFrom('auth_audit').selectAll().where('user_id', '=', '2001').execute();
    expect(lines.map(({ event }) => event)).toContain('user_anonymised');
    expect(lines.every(({ login_name }) => login_name === null)).toBe(true);
    const files = await db()
      .selectFrom('drive_entry')
      .innerJoin('drive_space', 'drive_space.id', 'drive_entry.space_id')
      .select('drive_entry.removed_at')
      .where('drive_space.owner_key', '=', '2001')
      .execute();
    expect(files.length).toBeGreaterThan(0);
    expect(files.every(({ removed_at }) => removed_at === 0)).toBe(true);
    now += days * day;
    await purge();
    expect(await find('2001')).toBeUndefined();
  });

  test('when she is enabled again in time, then the term begins anew', async () => {
    await disable('2001');
    await purge();
    now += 20 * day;
    const client = await platform.as('ps.admin');
    const revision = String((await find('2001'))?.revision);
    const enabled = { userId: '2001', revision, userStatus: 'enabled' };
    expect((await client.post('/api/base/people/user/set_status', enabled)).body.code).toBe('ok');
    await disable('2001');
    now += 20 * day;
    await purge();
    now += 20 * day;
    await purge();
    expect((await find('2001'))?.login_name).toBe('t.zhou');
  });

  test('when nobody has set a term, then nobody is touched', async () => {
    await disable('2001');
    now += 5_000 * day;
    await purge(false);
    expect(await find('2001')).toMatchObject({ login_name: 't.zhou', disabled_at: null });
  });

  test('when many are disabled, then each of them is anonymised, and nobody else', async () => {
    await db()
      .updateTable('app_user')
      .set({ user_status: 'disabled' })
      .where('unit_id', '=', 'U2001')
      .execute();
    await purge();
    now += days * day;
    await purge();
    const rows = await db().selectFrom('app_user').select(['unit_id', 'anonymised_at']).execute();
    // s.locked of the demo was disabled before.
    const others = rows.filter(({ unit_id, anonymised_at }) => unit_id !== 'U2001' && anonymised_at !== null);
    expect(others).toHaveLength(1);
    expect(rows.every(({ unit_id, anonymised_at }) => unit_id !== 'U2001' || anonymised_at === now)).toBe(
      true,
    );
  });
});
