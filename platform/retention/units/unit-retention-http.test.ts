import { afterAll, beforeEach, expect, test } from 'vitest';
import { giveUpFilesOf } from '#platform/drive';
import { createAuditWriter, purgeExpired } from '#platform/identity';
import { purgePeople } from '#platform/people';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import type { UnitTerm } from '#shared/contracts';
import { parseTerms, type Terms, termRules } from '#shared/retention-terms';
import { purgeUnits } from './purge-units.ts';
import { forEachScope, readLongestTerms } from './unit-terms.ts';

const day = 24 * 60 * 60 * 1000;
const path = '/api/base/retention';

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeEach(async () => {
    await platform?.close();
    platform = await startDemoPlatform(engine.database());
  });
  afterAll(() => platform?.close());

  const db = () => engine.database().db;
  const save = async (login: string, payload: Record<string, string>) =>
    (await (await platform.as(login)).post(`${path}/save`, { revision: '0', ...payload })).body;
  const read = async (login: string, table: string, unitId = ''): Promise<UnitTerm> =>
    (await (await platform.as(login)).get(`${path}/unit?unitId=${unitId}`)).body.data.find(
      (one: UnitTerm) => one.table === table,
    );
  const preview = async (login: string, table: string, days: number) =>
    (await (await platform.as(login)).get(`${path}/preview?table=${table}&days=${days}`)).body;
  /** Lines of one person of each of two schools, of nobody, and so many days old. */
  const insertLines = (days: readonly number[]) =>
    db()
      .insertInto('auth_audit')
      .values(
        days.flatMap((age) =>
          (['2001', '2002', null] as const).map((user_id) => ({
            ...{ id: `old-${user_id}-${age}`, at: platform.now() - age * day, event: 'logout', user_id },
            ...{ login_name: null, actor_id: null, ip: '', user_agent: '', detail: null },
          })),
        ),
      )
      .execute();
  const kept = async (): Promise<string[]> => {
    const lines = db().selectFrom('auth_audit').select('id').where('id', 'like', 'old-%');
    return (await lines.execute()).map(({ id }) => id).toSorted();
  };
  const purge = async (terms: Terms = termRules): Promise<void> => {
    const all = { database: engine.database(), clock: platform.now };
    await purgeExpired({ ...all, days: await readLongestTerms(db(), terms) });
    await purgeUnits({ ...all, terms });
  };
  const moveToAnotherSchool = (id: string) =>
    db().updateTable('app_user').set({ unit_id: 'U2002' }).where('id', '=', id).execute();

  test('when a school keeps its trail longer, then its lines stay, and those of others and of nobody go as usual', async () => {
    await moveToAnotherSchool('2002');
    await insertLines([100, 200, 400]);
    expect((await save('ps.admin', { table: 'auth_audit', days: '365' })).code).toBe('ok');
    await purge();
    expect(await kept()).toEqual(['old-2001-100', 'old-2001-200', 'old-2002-100', 'old-null-100']);
    expect(await read('ps.admin', 'auth_audit')).toMatchObject({ usual: 180, own: 365, revision: 1 });
    const line = await db()
      .selectFrom('auth_audit')
      .select(['login_name', 'detail'])
      .where('event', '=', 'retention_changed')
      .executeTakeFirst();
    expect(line).toEqual({ login_name: 'ps.admin', detail: 'U2001 auth_audit 365' });
  });

  test('when a school keeps something shorter, then the preview says how many go, and only its own do', async () => {
    const record = { user_type: 2, res_id: 'r', res_name: 'r', type: 1, at: platform.now() - 60 * day };
    await moveToAnotherSchool('2002');
    await db()
      .insertInto('access_record')
      .values([
        { id: 'mine', user_id: '2001', unit_id: 'U2001', ...record },
        { id: 'theirs', user_id: '2002', unit_id: 'U2002', ...record },
      ])
      .execute();
    expect((await preview('ps.admin', 'access_record', 30)).data).toMatchObject({ rows: 1, isMore: false });
    await save('ps.admin', { table: 'access_record', days: '30' });
    await purge();
    const rows = await db()
      .selectFrom('access_record')
      .select('id')
      .where('id', 'in', ['mine', 'theirs'])
      .execute();
    expect(rows).toEqual([{ id: 'theirs' }]);
  });

  test('when messages and feedback have a term, then old ones go, with what was delivered of them', async () => {
    const at = platform.now() - 50 * day;
    await db()
      .insertInto('message')
      .values({
        id: 'old',
        module: 'm',
        text: 't',
        kind: 1,
        sender_id: '2001',
        sent_at: at,
        importance: 0,
      } as never)
      .execute();
    await db()
      .insertInto('message_delivery')
      .values({ user_id: '1001', message_id: 'old', sent_at: at, read_at: null, opened_at: null })
      .execute();
    await db()
      .insertInto('feedback')
      .values({ id: 'old', at, unit_id: 'U2001', user_id: null, text: 't', details: '{}' })
      .execute();
    await purge();
    const count = async () => ({
      messages: (await db().selectFrom('message').select('id').where('id', '=', 'old').execute()).length,
      read: (
        await db().selectFrom('message_delivery').select('user_id').where('message_id', '=', 'old').execute()
      ).length,
      feedback: (await db().selectFrom('feedback').select('id').where('id', '=', 'old').execute()).length,
    });
    expect(await count()).toEqual({ messages: 1, read: 1, feedback: 1 });
    await save('ps.admin', { table: 'message', days: '40' });
    await purge(parseTerms('feedback:45'));
    expect(await count()).toEqual({ messages: 0, read: 0, feedback: 0 });
  });

  test('when people of one school have a term, then only hers lose their names', async () => {
    const at = platform.now() - 40 * day;
    await moveToAnotherSchool('2002');
    await db()
      .updateTable('app_user')
      .set({ user_status: 'disabled', disabled_at: at })
      .where('id', 'in', ['2001', '2002'])
      .execute();
    await save('ps.admin', { table: 'app_user', days: '30' });
    const deps = { database: engine.database(), clock: platform.now, forget: giveUpFilesOf };
    await forEachScope({ db: db(), terms: termRules, table: 'app_user' }, (scope) =>
      purgePeople({ ...deps, ...scope, writeAudit: createAuditWriter(platform.now) }),
    );
    const rows = await db()
      .selectFrom('app_user')
      .select(['id', 'anonymised_at'])
      .where('id', 'in', ['2001', '2002'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: '2001', anonymised_at: platform.now() },
      { id: '2002', anonymised_at: null },
    ]);
  });

  test('when a term is outside the bounds, or of what belongs to no unit, then it is refused', async () => {
    expect(await save('ps.admin', { table: 'auth_audit', days: '179' })).toMatchObject({
      code: 'invalid_input',
      fieldErrors: [{ field: 'days' }],
    });
    for (const table of ['client_event', 'app_package', 'constructor'])
      expect((await save('ps.admin', { table, days: '90' })).code).toBe('invalid_input');
    expect((await preview('ps.admin', 'auth_audit', 1)).code).toBe('invalid_input');
  });

  test('when two set a term at once, then the second one is told, and who gives it up goes back to the usual one', async () => {
    await save('ps.admin', { table: 'feedback', days: '90' });
    expect((await save('ps.admin', { table: 'feedback', days: '120' })).code).toBe('conflict');
    expect((await save('ps.admin', { table: 'feedback', days: '120', revision: '1' })).code).toBe('ok');
    expect((await save('ps.admin', { table: 'feedback', days: '', revision: '2' })).code).toBe('ok');
    expect(await read('ps.admin', 'feedback')).toMatchObject({ own: null, usual: null, revision: 0 });
  });

  test('when a bureau asks, then it sets those of its schools; a school sees none of another', async () => {
    expect((await save('bureau.admin', { table: 'message', days: '60', unitId: 'U2001' })).code).toBe('ok');
    expect(await read('bureau.admin', 'message', 'U2001')).toMatchObject({ own: 60 });
    expect(await read('bureau.admin', 'message')).toMatchObject({ own: null });
    expect((await save('ps.admin', { table: 'message', days: '60', unitId: 'U1001' })).code).toBe(
      'not_found',
    );
    expect((await save('t.zhou', { table: 'message', days: '60' })).code).toBe('forbidden');
  });
});
