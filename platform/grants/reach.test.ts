import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  buildUnit,
  buildUser,
  countStatements,
  describeStore,
  grantDirectly,
  insertMany,
} from '#platform/testing';
import { fullRoleCode, type UserType, userTypeCodes } from '#shared/contracts';
import { findHoldingMore, requireOver } from './index.ts';

const { administrator, parent, teacher } = userTypeCodes;
const people = 10_000;

describeStore((engine) => {
  const db = () => engine.database().db;
  const unit = buildUnit();
  const insert = async (id: string, user_type: UserType, ...codes: string[]): Promise<void> => {
    const user = buildUser({ id, login_name: id, real_name: id, unit_id: unit.id, user_type });
    await db().insertInto('app_user').values(user).execute();
    if (codes.length > 0) await grantDirectly(db(), id, ...codes);
  };
  const link = (parent_id: string, teacher_id: string) =>
    db().insertInto('parent_teacher_link').values({ parent_id, teacher_id }).execute();
  const above = async (actor: Parameters<typeof findHoldingMore>[1], ...ids: string[]) =>
    [...(await findHoldingMore(db(), actor, ids))].toSorted();

  beforeAll(async () => {
    await db().insertInto('unit').values(unit).execute();
    await insert('caller', administrator, 'base:role', 'admin:*');
    await insert('full', administrator);
    await db().insertInto('user_role').values({ user_id: 'full', role_code: fullRoleCode }).execute();
    await insert('latent', teacher);
    await db().insertInto('user_role').values({ user_id: 'latent', role_code: fullRoleCode }).execute();
    await insert('clerk', teacher, 'base:reset-pwd');
    await insert('whole', teacher, 'base:*');
    await insert('equal', administrator, 'base:role', 'admin:years', 'exam:*');
    await insert('pupil', userTypeCodes.student, 'base:reset-pwd');
    await insert('mother', parent);
    await link('mother', 'clerk');
  });
  const all = ['full', 'latent', 'clerk', 'whole', 'equal', 'pupil', 'mother', 'caller'];

  test('when somebody is asked about others, then those hold more who keep the unit by what she lacks, also by another account', async () => {
    const strong = ['clerk', 'full', 'mother', 'whole'];
    expect(await above({ userId: 'caller' }, ...all)).toEqual(strong);
    expect(await above({ userId: 'full' }, ...all)).toEqual([]);
    expect(await above('operator', ...all)).toEqual([]);
    expect(await above('program', ...all)).toEqual([...strong, 'caller', 'equal'].toSorted());
    expect(await above({ userId: 'mother' }, 'clerk', 'pupil', 'latent')).toEqual(['clerk']);
    const refused = requireOver(db(), { userId: 'caller' }, all);
    await expect(refused).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('等 4 人'),
    });
  });

  test('when somebody was disabled, then she stands over nobody who holds anything', async () => {
    await insert('gone', administrator, 'base:role', 'admin:*');
    const actor = { userId: 'gone' };
    expect(await above(actor, 'equal')).toEqual([]);
    await db().updateTable('app_user').set({ user_status: 'disabled' }).where('id', '=', 'gone').execute();
    expect(await above(actor, 'equal')).toEqual(['equal']);
  });

  test('when there are ten thousand people, then ids and statements name them alike, and a statement takes as many as for one', async () => {
    const text = (value: string): RawBuilder<unknown> => sql`${sql.lit(value)}`;
    await insertMany(db(), 'app_user', people, {
      ...{ id: sql`'many-' || n`, login_name: sql`'many-' || n`, unit_id: text(unit.id) },
      ...{ real_name: text('王老师'), name_readings: text(''), user_type: sql`${sql.lit(teacher)}` },
      ...{ must_change_password: sql`1`, created_at: sql`n`, updated_at: sql`n` },
    });
    const ids = [...all, ...Array.from({ length: people }, (_, at) => `many-${at + 1}`)];
    const strong = ['clerk', 'full', 'mother', 'whole'];
    expect(await above({ userId: 'caller' }, ...ids)).toEqual(strong);
    const everybody = db().selectFrom('app_user').select('id').where('unit_id', '=', unit.id);
    const counted = countStatements(db());
    const holdingMore = await findHoldingMore(counted.db, { userId: 'caller' }, { in: everybody });
    expect([...holdingMore].toSorted()).toEqual(strong);
    expect(counted.count()).toBe(4);
  });
});
