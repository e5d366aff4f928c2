import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Principal } from '#platform/http';
import {
  buildUnit,
  countStatements,
  describeStore,
  explainStatements,
  insertMany,
  vacuumTables,
} from '#platform/testing';
import { listAskingPeople } from './asking-people.ts';
import { listUnitApps } from './list-unit-apps.ts';
import { listMembers } from './members.ts';

const units = 40;
const apps = 20;
const classes = 2_000;
const people = 20_000;

/** As the two engines word that they read all of a large table; by its name, or by what a statement calls it. */
const wholeTable =
  /(?:Seq Scan on|SCAN) (?:app_user|person|pupil|user|unit_app_audience|unit_app|school_class|class|app_request|asked|app_use|used|parent_child|link)\b/;

const administrator: Principal = {
  ...{ userId: 'u7', loginName: 'u7', userType: 4, unitId: 'U7', unitType: 2, roles: [] },
  ...{ amr: ['pwd'], mustChangePassword: false, secondStep: null, sessionId: 's' },
};

describeStore((engine) => {
  beforeAll(async () => {
    const { db } = engine.database();
    const all = Array.from({ length: units }, (_, at) => buildUnit({ id: `U${at}` }));
    await db.insertInto('unit').values(all).execute();
    await db.insertInto('desktop_group').values({ code: 'g', name: 'g', position: 0 }).execute();
    const inUnit = sql`'U' || (n % ${sql.lit(units)})`;
    await insertMany(db, 'desktop_app', apps, {
      ...{ code: sql`'a' || (n - 1)`, group_code: sql`'g'`, position: sql`n` },
      ...{ name: sql`'a' || n`, server_id: sql`'base'` },
    });
    await insertMany(db, 'school_class', classes, {
      ...{ id: sql`'c' || n`, unit_id: inUnit, grade_name: sql`'年级' || (n % 12)` },
      ...{ class_name: sql`'班' || n`, name_readings: sql`''`, name_order: sql`'o' || n` },
      ...{ status: sql`'open'`, created_at: sql`0`, updated_at: sql`0` },
    });
    await insertMany(db, 'app_user', people, {
      ...{ id: sql`'u' || n`, login_name: sql`'u' || n`, real_name: sql`'学生' || n`, unit_id: inUnit },
      user_type: sql`case when n % 2 = 0 then 1 else 3 end`,
      grade_name: sql`case when n % 2 = 0 then '年级' || ((n % ${sql.lit(classes)}) % 12) else '' end`,
      class_name: sql`case when n % 2 = 0 then '班' || (n % ${sql.lit(classes)}) else '' end`,
      ...{ created_at: sql`0`, updated_at: sql`0` },
    });
    await insertMany(db, 'parent_child', people / 2, {
      ...{ parent_id: sql`'u' || (2 * n - 1)`, child_id: sql`'u' || (2 * n)` },
    });
    await insertMany(db, 'user_role', 100, { user_id: sql`'u' || n`, role_code: sql`'R'` });
    await insertMany(db, 'unit_app', units * apps, {
      ...{ unit_id: inUnit, app_code: sql`'a' || ((n - 1) / ${sql.lit(units)})` },
      ...{ is_for_everybody: sql`0`, updated_at: sql`0` },
    });
    await insertMany(db, 'unit_app_audience', people, {
      ...{ unit_id: inUnit, app_code: sql`'a' || (((n - 1) / ${sql.lit(units)}) % ${sql.lit(apps)})` },
      ...{ kind: sql`'class'`, value: sql`'c' || n` },
    });
    await insertMany(db, 'app_request', units * apps, {
      ...{ unit_id: inUnit, user_id: sql`'u' || n`, asked_at: sql`0` },
      app_code: sql`'a' || (((n - 1) / ${sql.lit(units)}) % ${sql.lit(apps)})`,
    });
    await insertMany(db, 'app_use', people, {
      ...{ unit_id: inUnit, day: sql`n`, opened: sql`1` },
      app_code: sql`'a' || (((n - 1) / ${sql.lit(units)}) % ${sql.lit(apps)})`,
    });
    await vacuumTables(engine.database());
  });

  test('when the apps of a unit are listed, then nothing of other units is read', async () => {
    const { db, plans } = explainStatements(engine.database());
    const listed = await listUnitApps({ db, clock: () => 0 }, administrator, { unitId: '' });
    expect(listed.groups[0]?.apps).toHaveLength(apps);
    for (const plan of await plans()) expect(plan).not.toMatch(wholeTable);
  });

  test('when requests are answered, then those who ask and all members are found by index', async () => {
    const { db, plans } = explainStatements(engine.database());
    expect(await listAskingPeople(db, 'U7', 'a1')).toHaveLength(1);
    expect(await listMembers(db, 'U7')).toHaveLength(people / units);
    for (const plan of await plans()) expect(plan).not.toMatch(wholeTable);
  });

  test('when there are many apps, then the list takes eleven statements all the same', async () => {
    const counted = countStatements(engine.database().db);
    await listUnitApps({ db: counted.db, clock: () => 0 }, administrator, { unitId: '' });
    expect(counted.count()).toBe(11);
  });
});
