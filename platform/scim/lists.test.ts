import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  countStatements,
  describePostgres,
  explainStatements,
  insertMany,
  insertUnitWithUser,
  vacuumTables,
} from '#platform/testing';
import { listMembers, selectGroups } from './groups/group-rows.ts';
import { countUsers, selectUsers } from './users/user-rows.ts';
import { parseFilter } from './wire/parse-filter.ts';

const window = { startIndex: 1, count: 100 };

describePostgres((engine) => {
  test('when a portal has many people, then programs find theirs by an index, and members in two statements', async () => {
    const { db } = engine.database();
    const { unit } = await insertUnitWithUser(db);
    const { unit: other } = await insertUnitWithUser(db);
    await insertMany(db, 'app_user', 40_000, {
      id: sql`'u' || n`,
      login_name: sql`'login' || n`,
      external_id: sql`'x' || n`,
      real_name: sql`'name'`,
      user_type: sql`1`,
      unit_id: sql`case when n % 40 = 0 then ${unit.id} else ${other.id} end`,
      grade_name: sql`'g'`,
      class_name: sql`'c' || (n % 200)`,
      created_at: sql`0`,
      updated_at: sql`0`,
    });
    await insertMany(db, 'school_class', 8000, {
      id: sql`'c' || n`,
      unit_id: sql`case when n % 40 = 0 then ${unit.id} else ${other.id} end`,
      grade_name: sql`'g'`,
      class_name: sql`'c' || n`,
      name_readings: sql`''`,
      name_order: sql`cast(n as text)`,
      status: sql`'open'`,
      created_at: sql`0`,
      updated_at: sql`0`,
    });
    await vacuumTables(engine.database());
    const explained = explainStatements(engine.database());
    for (const filter of ['', 'userName eq "login40"', 'externalId eq "x40"', 'id eq "u40"'])
      await selectUsers(explained.db, unit.id, parseFilter(filter), window).execute();
    await countUsers(explained.db, unit.id, []);
    const rows = await selectGroups(explained.db, unit.id, [], window).execute();
    await listMembers(explained.db, unit.id, rows);
    for (const plan of await explained.plans()) {
      expect(plan).toMatch(/Index|Bitmap/);
      expect(plan).not.toContain('Seq Scan on app_user');
    }
    const counted = countStatements(db);
    await listMembers(counted.db, unit.id, rows);
    expect(counted.count()).toBe(2);
  });
});
