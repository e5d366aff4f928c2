import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  buildUnit,
  buildUser,
  countStatements,
  describeStore,
  explainStatements,
  grantDirectly,
  insertMany,
  vacuumTables,
} from '#platform/testing';
import { listFamilies } from './list-families.ts';

/** Enough for PostgreSQL to prefer an index that fits. */
const units = 40;
const people = 40_000;

const administrator = {
  ...{ userId: 'a', loginName: 'a', userType: 4 as const, unitId: 'U7', unitType: 2 as const },
  ...{ roles: [], amr: ['pwd'], mustChangePassword: false, secondStep: null, sessionId: 's' },
};
const page = { unitId: '', classId: '', keyword: '', page: 1 };

describeStore((engine) => {
  beforeAll(async () => {
    const { db } = engine.database();
    const all = Array.from({ length: units }, (_, at) => buildUnit({ id: `U${at}` }));
    await db.insertInto('unit').values(all).execute();
    await insertMany(db, 'school_class', 400, {
      id: sql`'c' || n`,
      unit_id: sql`'U' || (n % ${sql.lit(units)})`,
      grade_name: sql`'年级'`,
      class_name: sql`'班' || n`,
      name_readings: sql`''`,
      name_order: sql`'o' || n`,
      status: sql`'open'`,
      created_at: sql`0`,
      updated_at: sql`0`,
    });
    await insertMany(db, 'app_user', people, {
      id: sql`'u' || n`,
      login_name: sql`'u' || n`,
      real_name: sql`'学生' || n`,
      user_type: sql`case when n > 20000 then 3 else 1 end`,
      unit_id: sql`'U' || (n % ${sql.lit(units)})`,
      grade_name: sql`case when n > 20000 then '' else '年级' end`,
      class_name: sql`case when n > 20000 then '' else '班' || (n % 400) end`,
      created_at: sql`0`,
      updated_at: sql`0`,
    });
    await insertMany(db, 'parent_child', 20_000, {
      parent_id: sql`'u' || (20000 + n)`,
      child_id: sql`'u' || n`,
    });
    await insertMany(db, 'family_code', 20_000, {
      hash: sql`'h' || n`,
      unit_id: sql`'U' || (n % ${sql.lit(units)})`,
      child_id: sql`'u' || n`,
      expires_at: sql`10`,
    });
    const { userId: id, unitId: unit_id } = administrator;
    await db
      .insertInto('app_user')
      .values(buildUser({ id, unit_id, user_type: 4 }))
      .execute();
    await grantDirectly(db, id, 'admin:family');
    await vacuumTables(engine.database());
  });

  test('when the pupils of a class are read, then nobody outside it is, nor links and codes of others', async () => {
    const { db, plans } = explainStatements(engine.database());
    const payload = { ...page, classId: 'c7', size: 30 };
    const { list, total } = await listFamilies({ db, clock: () => 0 }, administrator, payload);
    expect([total, list.length]).toEqual([50, 30]);
    expect(list[0]).toMatchObject({ parents: [{}], codes: 1 });
    const [counted, read, parents, codes] = (await plans()).slice(-4);
    expect(counted).toMatch(/app_user_class/);
    // SQLite reads the pupils of the unit in the order of the list instead of sorting a class.
    expect(read).toMatch(/app_user_(?:class|search)/);
    expect(parents).toMatch(/parent_child_child_id/);
    expect(codes).toMatch(/family_code_child/);
    for (const plan of [counted, read, parents, codes])
      expect(plan).not.toMatch(/Seq Scan|SCAN (?!CONSTANT)/);
  });

  test('when a page is long, then it takes as many statements as a short one: five', async () => {
    const counts = [];
    for (const size of [1, 100]) {
      const counted = countStatements(engine.database().db);
      const { list } = await listFamilies({ db: counted.db, clock: () => 0 }, administrator, {
        ...page,
        size,
      });
      expect(list).toHaveLength(size);
      counts.push(counted.count());
    }
    expect(counts).toEqual([5, 5]);
  });
});
