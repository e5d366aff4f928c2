import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { buildUnit, describeStore, explainStatements, insertMany, vacuumTables } from '#platform/testing';
import { buildAppsQuery, buildClosedQuery, buildResourcesQuery } from './desktop-queries.ts';

const units = 40;
const apps = 20;
const classes = 2_000;
const rows = 20_000;

describeStore((engine) => {
  beforeAll(async () => {
    const { db } = engine.database();
    const all = Array.from({ length: units }, (_, at) => buildUnit({ id: `U${at}` }));
    await db.insertInto('unit').values(all).execute();
    await db.insertInto('desktop_group').values({ code: 'g', name: 'g', position: 0 }).execute();
    await insertMany(db, 'desktop_app', apps, {
      code: sql`'a' || (n - 1)`,
      group_code: sql`'g'`,
      position: sql`n`,
      name: sql`'a' || n`,
      server_id: sql`'base'`,
    });
    await insertMany(db, 'school_class', classes, {
      id: sql`'c' || n`,
      unit_id: sql`'U' || (n % ${sql.lit(units)})`,
      grade_name: sql`'年级' || (n % 12)`,
      class_name: sql`'班' || n`,
      name_readings: sql`''`,
      name_order: sql`'o' || n`,
      status: sql`'open'`,
      created_at: sql`0`,
      updated_at: sql`0`,
    });
    await insertMany(db, 'app_user', rows, {
      id: sql`'u' || n`,
      login_name: sql`'u' || n`,
      real_name: sql`'学生' || n`,
      user_type: sql`case when n % 2 = 0 then 1 else 3 end`,
      unit_id: sql`'U' || (n % ${sql.lit(units)})`,
      grade_name: sql`case when n % 2 = 0 then '年级' || ((n % ${sql.lit(classes)}) % 12) else '' end`,
      class_name: sql`case when n % 2 = 0 then '班' || (n % ${sql.lit(classes)}) else '' end`,
      created_at: sql`0`,
      updated_at: sql`0`,
    });
    await insertMany(db, 'parent_child', rows / 2, {
      parent_id: sql`'u' || (2 * n - 1)`,
      child_id: sql`'u' || (2 * n)`,
    });
    await insertMany(db, 'unit_app', units * apps, {
      unit_id: sql`'U' || (n % ${sql.lit(units)})`,
      app_code: sql`'a' || ((n - 1) / ${sql.lit(units)})`,
      is_for_everybody: sql`0`,
      updated_at: sql`0`,
    });
    await insertMany(db, 'unit_app_audience', rows, {
      unit_id: sql`'U' || (n % ${sql.lit(units)})`,
      app_code: sql`'a' || (((n - 1) / ${sql.lit(units)}) % ${sql.lit(apps)})`,
      kind: sql`case when n <= 800 then 'user_type' else 'class' end`,
      value: sql`case when n <= 800 then '1' else 'c' || n end`,
    });
    await vacuumTables(engine.database());
  });

  test.each([
    ['pupil', { userId: 'u46', unitId: 'U6', userType: '1' }],
    ['parent', { userId: 'u47', unitId: 'U7', userType: '3' }],
  ])('when a %s opens the desktop, then people and audiences are read by index', async (_, user) => {
    const { db, plans } = explainStatements(engine.database());
    expect(await buildAppsQuery(db, user).execute()).toHaveLength(apps);
    await buildClosedQuery(db, user).execute();
    await buildResourcesQuery(db, { ...user, appCode: 'a1' }).execute();
    const all = await plans();
    // Parts of a union are explained by themselves as well.
    expect(all.length).toBeGreaterThanOrEqual(3);
    for (const plan of all) expect(plan).not.toMatch(wholeTable);
  });
});

/** As the two engines word that they read all of a table; by its name, or by what a statement calls it. */
const wholeTable =
  /(?:Seq Scan on|SCAN) (?:app_user|unit_app_audience|school_class|parent_child|person|named|class|link|holder)\b/;
