import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { buildUnit, describeStore, explainStatements, insertMany, vacuumTables } from '#platform/testing';
import { createAreaStore } from './area-store.ts';

/** Enough for PostgreSQL to prefer an index that fits. */
const people = 20_000;

describeStore((engine) => {
  beforeAll(async () => {
    const { db } = engine.database();
    const units = Array.from({ length: 40 }, (_, at) => buildUnit({ id: `U${at}` }));
    await db.insertInto('unit').values(units).execute();
    await insertMany(db, 'app_user', people, {
      id: sql`'u' || n`,
      login_name: sql`'u' || n`,
      real_name: sql`'王老师 ' || n`,
      user_type: sql`case when n % 500 = 0 then 4 else 1 + n % 3 end`,
      unit_id: sql`'U' || (n % 40)`,
      created_at: sql`0`,
      updated_at: sql`0`,
    });
    await insertMany(db, 'message', 4, {
      id: sql`'m' || n`,
      kind: sql`'todo'`,
      module: sql`'app'`,
      text: sql`'text'`,
      importance: sql`1`,
      sent_at: sql`n`,
    });
    await insertMany(db, 'message_delivery', 4 * people, {
      user_id: sql`'u' || (1 + (n - 1) % 20000)`,
      message_id: sql`'m' || (1 + (n - 1) / 20000)`,
      sent_at: sql`n`,
    });
    await vacuumTables(engine.database());
  });

  test('when the people of a bureau are counted, then no row of a user is read', async () => {
    const { db, plans } = explainStatements(engine.database());
    const counts = await createAreaStore(db).countPeople();
    expect(counts).toHaveLength(80);
    expect(counts.reduce((sum, { count }) => sum + Number(count), 0)).toBe(13_307);
    const [plan] = await plans();
    expect(plan).toMatch(
      engine.name === 'sqlite'
        ? /SCAN app_user USING COVERING INDEX app_user_enabled/
        : /Index Only Scan using app_user_enabled/,
    );
  });

  test('when the to-dos of administrators are counted, then nobody else is looked at', async () => {
    const { db, plans } = explainStatements(engine.database());
    await createAreaStore(db).countTodos();
    const [plan] = await plans();
    expect(plan).toMatch(
      engine.name === 'sqlite'
        ? /USING COVERING INDEX app_user_administrator/
        : /Index (?:Only )?Scan (?:using|on) app_user_administrator/,
    );
    expect(plan).not.toMatch(/Seq Scan on app_user|SCAN administrator$/m);
  });
});
