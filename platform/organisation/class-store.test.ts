import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  buildUnit,
  buildUser,
  countStatements,
  describeStore,
  explainStatements,
  insertMany,
  vacuumTables,
} from '#platform/testing';
import { countPeople, describeClasses } from './class-counts.ts';
import { listClasses, selectPage } from './list-classes.ts';

/** Enough for PostgreSQL to prefer an index that fits. */
const units = 40;
const classes = 4_000;
const people = 40_000;

describeStore((engine) => {
  beforeAll(async () => {
    const { db } = engine.database();
    const all = Array.from({ length: units }, (_, at) => buildUnit({ id: `U${at}` }));
    await db.insertInto('unit').values(all).execute();
    await insertMany(db, 'school_class', classes, {
      id: sql`'c' || n`,
      unit_id: sql`'U' || (n % ${sql.lit(units)})`,
      grade_name: sql`'年级' || (n % 12)`,
      class_name: sql`'班' || n`,
      name_readings: sql`' nj'`,
      name_order: sql`'o' || n`,
      status: sql`'open'`,
      created_at: sql`0`,
      updated_at: sql`0`,
    });
    await insertMany(db, 'app_user', people, {
      id: sql`'u' || n`,
      login_name: sql`'u' || n`,
      real_name: sql`'学生' || n`,
      user_type: sql`case when n % 20 = 0 then 2 else 1 end`,
      unit_id: sql`'U' || (n % ${sql.lit(units)})`,
      grade_name: sql`case when n % 20 = 0 then '' else '年级' || ((n % ${sql.lit(classes)}) % 12) end`,
      class_name: sql`case when n % 20 = 0 then '' else '班' || (n % ${sql.lit(classes)}) end`,
      created_at: sql`0`,
      updated_at: sql`0`,
    });
    await insertMany(db, 'class_teacher', 10 * classes, {
      class_id: sql`'c' || (1 + (n - 1) / 10)`,
      user_id: sql`'u' || (20 * (1 + n % 2000))`,
      subject: sql`'s' || (n % 10)`,
      is_head: sql`case when n % 10 = 0 then 1 else 0 end`,
    });
    await vacuumTables(engine.database());
  });

  const filter = { unitId: 'U7', keyword: '', gradeName: '', status: undefined };
  const window = { size: 30, offset: 0 };

  describe('what the list of a unit reads', () => {
    test('when a page is read, then the index of the classes of a unit is enough', async () => {
      const { db, plans } = explainStatements(engine.database());
      await selectPage(db, filter, window).execute();
      const [plan] = await plans();
      expect(plan).toMatch(/school_class_list/);
      // PostgreSQL sorts the hundred classes of a unit, as that is less than reading them one by one.
      expect(plan).not.toMatch(/Seq Scan|USE TEMP B-TREE/);
    });

    test('when a teacher reads her classes, then those of others are not looked at', async () => {
      const { db, plans } = explainStatements(engine.database());
      await selectPage(db, { ...filter, teacherId: 'u20' }, window).execute();
      const [plan] = await plans();
      expect(plan).toMatch(/class_teacher_user/);
      expect(plan).not.toMatch(/Seq Scan/);
    });

    test('when the people of a page are counted, then nobody outside the classes is read', async () => {
      const rows = await selectPage(engine.database().db, filter, window).execute();
      const { db, plans } = explainStatements(engine.database());
      const listed = await describeClasses(db, 'U7', rows);
      expect(listed[0]).toMatchObject({ pupils: 10, teachers: 10 });
      const [pupils, teaching] = await plans();
      expect(pupils).toMatch(
        engine.name === 'sqlite'
          ? /SEARCH app_user USING COVERING INDEX app_user_class/
          : /Index Only Scan using app_user_class|Bitmap Index Scan on app_user_class/,
      );
      expect(teaching).toMatch(/class_teacher_key|sqlite_autoindex_class_teacher/);
    });

    test('when those of one class are counted, then the index is enough', async () => {
      const { db, plans } = explainStatements(engine.database());
      await countPeople(db, 'U7', { gradeName: '年级1', className: '班1' });
      const [plan] = await plans();
      expect(plan).toMatch(
        engine.name === 'sqlite' ? /COVERING INDEX app_user_class/ : /Index Only Scan using app_user_class/,
      );
    });
  });

  test('when a page is long, then it takes as many statements as a short one: four', async () => {
    const { db } = engine.database();
    const administrator = buildUser({ unit_id: 'U7', user_type: 4 });
    const principal = {
      ...{
        userId: administrator.id,
        loginName: administrator.login_name,
        userType: 4 as const,
        unitId: 'U7',
      },
      ...{
        unitType: 2 as const,
        roles: [],
        amr: ['pwd'],
        mustChangePassword: false,
        secondStep: null,
        sessionId: 's',
      },
    } as const;
    const counts = [];
    for (const size of [1, 100]) {
      const counted = countStatements(db);
      const payload = { unitId: '', keyword: '', gradeName: '', status: undefined, page: 1, size };
      const page = await listClasses({ db: counted.db }, principal, payload);
      expect(page.list).toHaveLength(size);
      counts.push(counted.count());
    }
    expect(counts).toEqual([4, 4]);
  });
});
