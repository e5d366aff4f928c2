import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { buildUnit, describeStore, explainStatements, insertMany, vacuumTables } from '#platform/testing';
import { listChanged } from './changed-people.ts';
import type { PromotionRow, StepRow } from './promotion-deps.ts';
import { selectUnfinished } from './promotion-runner.ts';
import { selectWaiting } from './take-out.ts';

/** Enough for PostgreSQL to prefer an index that fits. */
const units = 400;
const people = 40_000;

describeStore((engine) => {
  beforeAll(async () => {
    const { db } = engine.database();
    const all = Array.from({ length: units }, (_, at) => buildUnit({ id: `U${at}` }));
    await db.insertInto('unit').values(all).execute();
    const texts = [
      'from_year_id',
      'to_year_id',
      'year_name',
      'actor_id',
      'actor_login',
      'actor_unit_id',
      'ip',
    ];
    await insertMany(db, 'promotion', units, {
      id: sql`'p' || (n - 1)`,
      unit_id: sql`'U' || (n - 1)`,
      status: sql`case when n = 7 then 'running' else 'done' end`,
      ...Object.fromEntries(texts.map((column) => [column, sql`''`])),
      ...{ user_agent: sql`''`, made_year: sql`0`, started_at: sql`0` },
    });
    await insertMany(db, 'app_user', people, {
      ...{ id: sql`'u' || n`, login_name: sql`'u' || n`, real_name: sql`'学生' || n`, user_type: sql`1` },
      ...{ unit_id: sql`'U' || (n % ${sql.lit(units)})`, created_at: sql`0`, updated_at: sql`0` },
    });
    await insertMany(db, 'promotion_person', people, {
      ...{ promotion_id: sql`'p' || (n % ${sql.lit(units)})`, user_id: sql`'u' || n`, class_id: sql`'c'` },
      ...{ outcome: sql`'leave'`, from_grade: sql`''`, from_class: sql`''`, from_status: sql`'enabled'` },
      ...{ to_grade: sql`''`, to_class: sql`''`, state: sql`'done'` },
    });
    await vacuumTables(engine.database());
  });

  const promotion = { id: 'p7', status: 'done' } as PromotionRow;

  test('when the portal asks each second what is unfinished, then nothing else is read', async () => {
    const { db, plans } = explainStatements(engine.database());
    await selectUnfinished(db).execute();
    expect((await plans())[0]).toMatch(/promotion_unfinished/);
  });

  test('when the next people are looked for, then those of other classes and schools are not', async () => {
    const { db, plans } = explainStatements(engine.database());
    await selectWaiting(db, { promotion_id: 'p7', class_id: 'c' } as StepRow)
      .limit(100)
      .execute();
    await listChanged(db, promotion);
    for (const plan of await plans()) {
      expect(plan).toMatch(/promotion_person_(?:next|key)|sqlite_autoindex_promotion_person/);
      expect(plan).not.toMatch(/Seq Scan|SCAN (?:planned|person)\b(?! USING)/);
    }
  });
});
