import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PortalDatabase, Tables } from '#platform/database';
import {
  buildUnit,
  buildUser,
  type DemoPlatform,
  explainStatements,
  forEachEngine,
  insertMany,
  startDemoPlatform,
  vacuumTables,
} from '#platform/testing';
import type { UnitOverview } from '#shared/contracts';
import { createOverviewStore } from './overview-store.ts';

const day = 86_400_000;

forEachEngine((engine) => {
  let platform: DemoPlatform;
  let database: PortalDatabase;
  beforeEach(async () => {
    database = engine.database();
    platform = await startDemoPlatform(database);
  });
  afterEach(() => platform.close());

  const read = async (login: string, unitId = ''): Promise<{ code: string; data: UnitOverview }> =>
    (await (await platform.as(login)).get(`/api/base/units/overview?unitId=${unitId}`)).body;

  test('when a unit is new, then nothing is counted but its administrator', async () => {
    await database.db
      .insertInto('unit')
      .values(buildUnit({ id: 'U2999' }))
      .execute();
    const people = [
      buildUser({ unit_id: 'U2999', user_type: 4 }),
      buildUser({ unit_id: 'U2999', user_type: 1, user_status: 'disabled' }),
    ];
    await database.db.insertInto('app_user').values(people).execute();
    const { data } = await read('bureau.admin', 'U2999');
    expect(data).toMatchObject({
      people: { students: 0, teachers: 0, parents: 0, administrators: 1, disabled: 1 },
      classes: { open: 0, withoutHead: 0 },
      year: null,
      appsOpened: 0,
      appRequests: 0,
      licences: { active: 0, ending: 0, expired: 0, unreadable: 0, nextEnd: null },
      signIns: { today: 0, people: 0, sessions: 0 },
      storageBytes: 0,
      storageQuota: 200 * 1024 ** 3,
      jobs: { imports: 0, promotions: 0 },
    });
  });

  test('when people sign in twice, then they count once, their sessions twice, and a week later not at all', async () => {
    const before = (await read('ps.admin')).data;
    await platform.as('t.wu');
    for (const _ of [1, 2])
      await platform.createClient().post('/api/uaa/oauth/login', { username: 's.gao', password: 'Demo2026' });
    const after = (await read('ps.admin')).data;
    expect(after.signIns.people - before.signIns.people).toBe(2);
    expect(after.signIns.today - before.signIns.today).toBe(2);
    expect(after.signIns.sessions - before.signIns.sessions).toBe(3);
    expect(after.people).toEqual(before.people);
    platform.advance(day);
    expect((await read('bureau.admin', 'U2001')).data.signIns).toMatchObject({ today: 0 });
    platform.advance(7 * day);
    const client = platform.createClient();
    await client.post('/api/uaa/oauth/login', { username: 'ps.admin', password: 'Demo2026' });
    const { data } = (await client.get('/api/base/units/overview')).body;
    expect(data.signIns.people).toBe(1);
  });

  test('when the school of the demo is counted, then classes, year, licences and announcements are there', async () => {
    const { data } = await read('ps.admin');
    expect(data.year).toBe('2026–2027');
    expect(data.classes.open).toBeGreaterThan(data.classes.withoutHead);
    expect(data.licences.expired).toBe(0);
    expect(Date.parse(data.licences.nextEnd ?? '')).toBeGreaterThan(0);
    expect(data.licences.active + data.licences.ending).toBeGreaterThan(0);
    expect((await read('bureau.admin', 'U2001')).data.classes).toEqual(data.classes);
  });

  test('when somebody asks for a unit of others, then there is none', async () => {
    expect(await read('ps.admin', 'U2002')).toMatchObject({ code: 'not_found' });
    expect(await read('t.zhou')).toMatchObject({ code: 'forbidden' });
  });

  test('when a portal holds many people, then the people of one unit are counted by index', async () => {
    const { db } = database;
    const units = Array.from({ length: 40 }, (_, at) => buildUnit({ id: `N${at}` }));
    await db.insertInto('unit').values(units).execute();
    await insertMany(db, 'app_user', 20_000, {
      id: sql`'n' || n`,
      login_name: sql`'n' || n`,
      real_name: sql`'王老师 ' || n`,
      user_type: sql`1 + n % 3`,
      unit_id: sql`'N' || (n % 40)`,
      created_at: sql`0`,
      updated_at: sql`0`,
    });
    await insertJobs(db);
    await vacuumTables(engine.database());
    const { db: explained, plans } = explainStatements(database);
    const store = createOverviewStore(explained, 'N3');
    expect(await store.countEverybody()).toBe(500);
    await store.countEnabled();
    await store.countSignIns(1, { today: 0, week: 0 });
    expect(await store.countJobs()).toEqual({ imports: 1, promotions: 1 });
    for (const plan of await plans())
      expect(plan).not.toMatch(/(Seq Scan on|SCAN) (app_user|import_job|promotion)\b/);
  });
});

/** Many that are done, and one of each that runs, in unit N3. */
async function insertJobs(db: Kysely<Tables>): Promise<void> {
  const text = sql`'x'`;
  const unit = { unit_id: sql`'N' || (n % 40)` };
  await insertMany(db, 'import_job', 20_000, {
    ...unit,
    ...{ id: sql`'i' || n`, kind: text, state: sql`case n when 3 then 'comparing' else 'done' end` },
    ...{ file_name: text, columns: text, mapping: text, options: text, problems: text },
    ...{ may_change_contacts: sql`0`, created_at: sql`n`, updated_at: sql`n` },
  });
  await insertMany(db, 'promotion', 20_000, {
    ...unit,
    ...{ id: sql`'p' || n`, status: sql`case n when 3 then 'running' else 'done' end`, started_at: sql`n` },
    ...{ to_year_id: text, year_name: text, made_year: sql`0`, actor_id: text, actor_login: text },
    ...{ actor_unit_id: text, ip: text, user_agent: text },
  });
}
