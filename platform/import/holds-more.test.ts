import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildUser, forEachEngine, grantDirectly, limitTo } from '#platform/testing';
import { actorOf } from './jobs/job-row.ts';
import { csvOf, forgetImports, type Imports, openImports } from './testing/open-imports.ts';

/** An administrator whose permissions each test picks. */
const sender = '2002';
const header = ['学号', '登录名', '姓名', '身份'];
const file = csvOf([
  header,
  ['H1', 'head.one', '改名甲', '管理员'],
  ['C1', 'clerk.one', '改名乙', '教师'],
  ['T1', 'plain.one', '改名丙', '教师'],
  ['N1', 'new.one', '新管理员', '管理员'],
]);

test.each([
  [{ client_id: null, created_by: null, creator_name: null }, 'operator'],
  [{ client_id: null, created_by: 'u', creator_name: '何静' }, { userId: 'u' }],
  // A removed user or client is never the operator.
  [{ client_id: null, created_by: null, creator_name: '何静' }, 'program'],
  [{ client_id: 'c', created_by: null, creator_name: null }, 'program'],
  [{ client_id: 'c', created_by: null, creator_name: '程序' }, 'program'],
])('when a job says %o, then its actor is %o', (job, actor) => {
  expect(actorOf(job)).toEqual(actor);
});

forEachEngine((engine) => {
  let imports: Imports;
  beforeAll(async () => {
    imports = await openImports(engine.database());
  });
  afterAll(() => imports?.close());
  const db = () => engine.database().db;

  beforeEach(async () => {
    await forgetImports(db());
    await db().updateTable('app_user').set({ user_type: 4 }).where('id', '=', sender).execute();
    for (const id of ['H1', 'C1', 'T1', 'L1', sender])
      await db().deleteFrom('resource_grant').where('user_id', '=', id).execute();
    await limitTo(db(), sender, 'base:import');
    const names = { H1: 'head.one', C1: 'clerk.one', T1: 'plain.one', L1: 'leaver.one' };
    for (const [id, login_name] of Object.entries(names)) {
      await db().deleteFrom('app_user').where('id', '=', id).execute();
      const user = { id, external_id: id, login_name, unit_id: 'U2001', real_name: login_name };
      await db()
        .insertInto('app_user')
        .values(buildUser({ ...user, user_type: id === 'H1' ? 4 : 2 }))
        .execute();
    }
    await grantDirectly(db(), 'H1', 'admin:years');
    await grantDirectly(db(), 'C1', 'base:reset-pwd');
    await grantDirectly(db(), 'L1', 'base:reset-pwd');
  });
  const people = async (...ids: string[]) =>
    db()
      .selectFrom('app_user')
      .select(['external_id', 'real_name', 'user_type', 'user_status'])
      .where('external_id', 'in', ids)
      .orderBy('external_id')
      .execute();

  test('when a file changes people who hold more, or adds an administrator, then these rows are refused, and the others are written', async () => {
    const job = await imports.compare('t.wu', 'people', file);
    expect(await imports.problems('t.wu', job)).toEqual([
      '2 null holds_more',
      '3 null holds_more',
      '5 userType administrator_needs_roles',
    ]);
    await imports.run('t.wu', job);
    expect(await people('H1', 'C1', 'T1', 'N1')).toMatchObject([
      { real_name: 'clerk.one' },
      { real_name: 'head.one' },
      { real_name: '改名丙' },
    ]);
  });

  test('when the sender holds the same, and keeps roles, then all of it is written', async () => {
    await grantDirectly(db(), sender, 'admin:years', 'base:reset-pwd', 'base:role');
    const job = await imports.compare('t.wu', 'people', file);
    expect(await imports.problems('t.wu', job)).toEqual([]);
    await imports.run('t.wu', job);
    expect(await people('H1', 'C1', 'T1', 'N1')).toMatchObject([
      { real_name: '改名乙' },
      { real_name: '改名甲' },
      { real_name: '新管理员', user_type: 4 },
      { real_name: '改名丙' },
    ]);
  });

  test('when somebody is granted more between the comparison and the run, then her row is refused', async () => {
    const job = await imports.compare('t.wu', 'people', csvOf([header, ['T1', '', '改名丙', '教师']]));
    expect(job.counts).toMatchObject({ changed: 1, refused: 0 });
    await grantDirectly(db(), 'T1', 'admin:audit');
    expect((await imports.run('t.wu', job)).counts).toMatchObject({ changed: 0, refused: 1 });
    expect(await people('T1')).toMatchObject([{ real_name: 'plain.one' }]);
  });

  test('when a file disables who is not in it, then whoever holds more stays, at the comparison and at the run', async () => {
    const rows = csvOf([header, ['C1', '', '改名乙', '教师']]);
    const job = await imports.compare('t.wu', 'people', rows, { disableLeaving: true });
    const refused = await imports.rows('t.wu', job, 'refused');
    expect(refused.map(({ values }) => values.realName)).toEqual(['改名乙', 'leaver.one']);
    await grantDirectly(db(), 'T1', 'admin:audit');
    await imports.run('t.wu', job);
    expect(await people('L1', 'T1')).toMatchObject([{ user_status: 'enabled' }, { user_status: 'enabled' }]);
    const plain = db().selectFrom('app_user').select('user_status').where('id', '=', '5003');
    expect(await plain.executeTakeFirst()).toEqual({ user_status: 'disabled' });
  });

  test('when a file says nothing new of somebody who holds more, then her row is no refusal', async () => {
    const job = await imports.compare('t.wu', 'people', csvOf([header, ['C1', '', 'clerk.one', '教师']]));
    expect(job.counts).toMatchObject({ same: 1, refused: 0 });
  });

  test('when a file names head teachers, then its sender keeps classes; other lessons are written without', async () => {
    const lessons = csvOf([
      ['登录名', '年级', '班级', '学科', '班主任'],
      ['plain.one', '三年级', '(2)班', '书法', '是'],
      ['plain.one', '三年级', '(2)班', '劳动', ''],
    ]);
    const job = await imports.compare('t.wu', 'teaching', lessons);
    expect(await imports.problems('t.wu', job)).toEqual(['2 isHead head_not_allowed']);
    expect(job.counts).toMatchObject({ new: 1, refused: 1 });
    await grantDirectly(db(), sender, 'admin:classes');
    const again = await imports.compare('t.wu', 'teaching', lessons);
    expect(again.counts).toMatchObject({ new: 2, refused: 0 });
    await db().deleteFrom('resource_grant').where('node_code', '=', 'classes').execute();
    expect((await imports.run('t.wu', again)).counts).toMatchObject({ new: 1, refused: 1 });
  });
});
