import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forEachEngine } from '#platform/testing';
import { userTypeCodes } from '#shared/contracts';
import { csvOf, forgetImports, type Imports, openImports } from './testing/open-imports.ts';

const admin = 'ps.admin';
const header = ['学号', '姓名', '身份', '性别', '手机号', '年级', '班级'];
const pupils = [
  header,
  ['S1', '林小雨', '学生', '女', '', '三年级', '(2)班'],
  ['S2', '林小雨', '学生', '男', '', '三年级', '(2)班'],
  ['T1', '高远', '教师', '男', '138 0000-1111', '', ''],
];

forEachEngine((engine) => {
  let imports: Imports;
  beforeAll(async () => {
    imports = await openImports(engine.database());
  });
  beforeEach(() => forgetImports(engine.database().db));
  afterAll(() => imports?.close());

  const people = (...names: string[]) =>
    engine
      .database()
      .db.selectFrom('app_user')
      .selectAll()
      .where('unit_id', '=', 'U2001')
      .where('external_id', 'in', names)
      .orderBy('external_id')
      .execute();
  const audit = async () =>
    (
      await engine
        .database()
        .db.selectFrom('auth_audit')
        .select(['event', 'user_id', 'detail'])
        .where('event', 'not like', 'login%')
        .orderBy('at')
        .orderBy('id')
        .execute()
    ).filter(({ event }) => !event.startsWith('session'));

  test('when a file is uploaded, then its columns, samples, encoding and what they mean are shown', async () => {
    const { data } = await imports.create(
      admin,
      'people',
      csvOf([...pupils, ['S9', '甲', '学生', '', '', '', '']]),
    );
    expect(data).toMatchObject({ state: 'ready', encoding: 'utf-8', headerRow: 1, ignored: [] });
    expect(data.columns[1]).toEqual({
      column: 1,
      header: '姓名',
      samples: ['林小雨', '林小雨', '高远', '甲'],
    });
    expect(data.mapping.map(({ field }: { field: string }) => field)).toEqual([
      'externalId',
      'realName',
      'userType',
      'sex',
      'phone',
      'gradeName',
      'className',
    ]);
  });

  test('when it is compared and run, then people are there with made login names, and nobody has a password', async () => {
    const before = await audit();
    const job = await imports.compare(admin, 'people', csvOf(pupils));
    expect(job).toMatchObject({ state: 'compared', counts: { new: 3, changed: 0, same: 0, refused: 0 } });
    expect(await people('S1', 'S2', 'T1')).toEqual([]);
    const done = await imports.run(admin, job);
    expect(done).toMatchObject({ state: 'done', progress: { done: 3, total: 3 } });
    const rows = await people('S1', 'S2', 'T1');
    expect(rows).toMatchObject([
      {
        login_name: 'linxiaoyu1',
        real_name: '林小雨',
        sex: '女',
        grade_name: '三年级',
        class_name: '(2)班',
        user_type: 1,
      },
      { login_name: 'linxiaoyu2', sex: '男', password_hash: null, must_change_password: 1 },
      { login_name: 'gaoyuan1', phone: '13800001111', user_type: 2, class_name: '' },
    ]);
    expect(rows.every(({ name_readings }) => name_readings !== '')).toBe(true);
    expect(
      (await imports.rows(admin, job, 'new')).map(({ values, isDone }) => [values.loginName, isDone]),
    ).toEqual([
      ['linxiaoyu1', true],
      ['linxiaoyu2', true],
      ['gaoyuan1', true],
    ]);
    const lines = (await audit()).slice(before.length);
    expect(lines.map(({ event, user_id }) => [event, user_id]).toSorted()).toEqual([
      ['import_begun', '4002'],
      ['import_finished', '4002'],
    ]);
    expect(JSON.parse(lines.find(({ event }) => event === 'import_finished')?.detail ?? '')).toMatchObject({
      unitId: 'U2001',
      kind: 'people',
      new: 3,
    });
  });

  test('when the same file comes again, then all is the same and nothing is written', async () => {
    await imports.run(admin, await imports.compare(admin, 'people', csvOf(pupils)));
    const before = await people('S1', 'S2', 'T1');
    const again = await imports.compare(admin, 'people', csvOf(pupils));
    expect(again.counts).toEqual({ new: 0, changed: 0, same: 3, leaving: again.counts.leaving, refused: 0 });
    expect(await imports.run(admin, again)).toMatchObject({ state: 'done', progress: { done: 0, total: 0 } });
    expect(await people('S1', 'S2', 'T1')).toEqual(before);
  });

  test('when values differ, then before and after are shown, and the run writes them; empty cells erase nothing', async () => {
    await imports.run(admin, await imports.compare(admin, 'people', csvOf(pupils)));
    const changed = csvOf([header, ['S1', '林晓雨', '学生', '', '', '三年级', '(1)班']]);
    const job = await imports.compare(admin, 'people', changed);
    const [row] = await imports.rows(admin, job, 'changed');
    expect(row?.changes).toEqual([
      { field: 'realName', before: '林小雨', after: '林晓雨' },
      { field: 'className', before: '(2)班', after: '(1)班' },
    ]);
    await imports.run(admin, job);
    expect(await people('S1')).toMatchObject([
      { real_name: '林晓雨', class_name: '(1)班', sex: '女', revision: 2 },
    ]);
  });

  test('when somebody is known by her login name, then she is matched by it and gets the external id', async () => {
    const job = await imports.compare(
      admin,
      'people',
      csvOf([
        ['登录名', '学号', '姓名', '身份'],
        ['T.ZHOU', 'T100', '周敏 Zhou Min', '教师'],
      ]),
    );
    const [row] = await imports.rows(admin, job, 'changed');
    expect(row?.changes).toEqual([
      { field: 'externalId', before: '', after: 'T100' },
      { field: 'loginName', before: 't.zhou', after: 'T.ZHOU' },
    ]);
    await imports.run(admin, job);
    expect(await people('T100')).toMatchObject([{ id: '2001' }]);
  });

  test('when a teacher is a parent under the same id, then each kind of row is a person of its own', async () => {
    const both = csvOf([header.slice(0, 3), ['X1', '高远', '教师'], ['X1', '高远', '家长']]);
    const done = await imports.run(admin, await imports.compare(admin, 'people', both));
    expect(done.counts).toMatchObject({ new: 2, refused: 0 });
    expect((await people('X1')).map(({ user_type }) => user_type).sort()).toEqual([2, 3]);
    expect((await imports.compare(admin, 'people', both)).counts).toMatchObject({ same: 2, new: 0 });
  });

  test('when leaving people are disabled, then those of the types in the file are, and their sessions end', async () => {
    const teacher = await imports.as('t.wu');
    expect((await teacher.get('/api/uaa/oauth/me')).body.data?.userId).toBeDefined();
    const file = csvOf([
      ['登录名', '姓名', '身份'],
      ['t.zhou', '周敏 Zhou Min', '教师'],
    ]);
    const kept = await imports.compare(admin, 'people', file);
    expect(kept.counts.leaving).toBeGreaterThan(1);
    await imports.run(admin, kept);
    expect((await teacher.get('/api/uaa/oauth/me')).body.data?.userId).toBeDefined();
    const job = await imports.compare(admin, 'people', file, { disableLeaving: true });
    const leavers = await imports.rows(admin, job, 'leaving');
    expect(leavers.every(({ row, values }) => row === null && values.userType === '2')).toBe(true);
    await imports.run(admin, job);
    expect((await teacher.get('/api/uaa/oauth/me')).body.data?.userId).toBeUndefined();
    const { db } = engine.database();
    const enabled = await db
      .selectFrom('app_user')
      .select(['login_name', 'user_type'])
      .where('unit_id', '=', 'U2001')
      .where('user_status', '=', 'enabled')
      .execute();
    expect(enabled.filter(({ user_type }) => user_type === userTypeCodes.teacher)).toEqual([
      { login_name: 't.zhou', user_type: 2 },
    ]);
    expect(enabled.some(({ user_type }) => user_type === userTypeCodes.student)).toBe(true);
    expect((await imports.compare(admin, 'people', file)).counts.leaving).toBe(0);
  });

  test('when a class does not exist, then it is refused, or founded where that is asked for', async () => {
    const file = csvOf([header, ['S5', '甲甲', '学生', '', '', '四年级', '(9)班']]);
    const refused = await imports.compare(admin, 'people', file);
    expect(await imports.problems(admin, refused)).toEqual(['2 className class_unknown']);
    const job = await imports.compare(admin, 'people', file, { foundClasses: true });
    const founded = () =>
      engine
        .database()
        .db.selectFrom('school_class')
        .select('status')
        .where('unit_id', '=', 'U2001')
        .where('grade_name', '=', '四年级')
        .where('class_name', '=', '(9)班')
        .execute();
    expect(await founded()).toEqual([]);
    await imports.run(admin, job);
    expect(await founded()).toEqual([{ status: 'open' }]);
    expect(await people('S5')).toMatchObject([{ class_name: '(9)班' }]);
  });

  test('when a class vanishes between comparison and run, then its rows are refused, and the others are written', async () => {
    const file = csvOf([
      header,
      ['S6', '甲甲', '学生', '', '', '空年级', '(1)班'],
      ['S7', '乙乙', '学生', '', '', '三年级', '(2)班'],
    ]);
    const founding = await imports.compare(
      admin,
      'classes',
      csvOf([
        ['年级', '班级'],
        ['空年级', '(1)班'],
      ]),
    );
    await imports.run(admin, founding);
    const job = await imports.compare(admin, 'people', file);
    await engine
      .database()
      .db.updateTable('school_class')
      .set({ status: 'closed' })
      .where('grade_name', '=', '空年级')
      .execute();
    const done = await imports.run(admin, job);
    expect(done.counts).toMatchObject({ new: 1, refused: 1 });
    expect(await imports.problems(admin, done)).toEqual(['2 className class_unknown']);
    expect(await people('S6', 'S7')).toMatchObject([{ external_id: 'S7' }]);
  });

  describe('what is wrong with rows', () => {
    test.each<[string, string[][], string[]]>([
      ['has no name', [['S1', '', '学生']], ['2 realName required']],
      ['has neither id nor login name', [['', '甲甲', '学生']], ['2 externalId key_missing']],
      ['has an unknown role', [['S1', '甲甲', '校工']], ['2 userType user_type_unknown']],
      ['has no role', [['S1', '甲甲', '']], ['2 userType required']],
      [
        'comes twice',
        [
          ['S1', '甲甲', '学生'],
          ['S1', '乙乙', '学生'],
        ],
        ['3 externalId duplicate_key'],
      ],
      ['has lost its digits', [['1.38E+10', '甲甲', '学生']], ['2 externalId digits_lost']],
    ])('when a row %s, then it says so by cell, and the others are fine', async (_, rows, problems) => {
      const job = await imports.compare(admin, 'people', csvOf([header.slice(0, 3), ...rows]));
      expect(await imports.problems(admin, job)).toEqual(problems);
      expect(job.counts.refused).toBe(problems.length);
    });

    test('when login names belong to others, then the rows say whose', async () => {
      const columns = ['登录名', '学号', '姓名', '身份'];
      const job = await imports.compare(
        admin,
        'people',
        csvOf([
          columns,
          ['ms.admin', 'Z1', '甲甲', '教师'],
          ['t.zhou', 'Z2', '甲甲', '学生'],
          ['x', 'Z3', '甲甲', '教师'],
        ]),
      );
      expect(await imports.problems(admin, job)).toEqual([
        '2 loginName login_taken',
        '3 userType type_differs',
        '4 loginName invalid',
      ]);
    });

    test('when a phone number changes, then its owner is notified at the old one', async () => {
      await imports.run(admin, await imports.compare(admin, 'people', csvOf(pupils)));
      const job = await imports.compare(
        admin,
        'people',
        csvOf(pupils.map((row) => row.with(4, row[4] === '手机号' ? '手机号' : '13911112222'))),
      );
      expect(job.counts).toMatchObject({ changed: 3, refused: 0 });
      await imports.run(admin, job);
      const { db } = engine.database();
      const notices = await db
        .selectFrom('outbox')
        .select('recipient')
        .where('recipient', '=', '13800001111')
        .execute();
      expect(notices).toHaveLength(1);
    });

    test('when the file is one of another school, then the job warns', async () => {
      const named = await imports.compare(
        admin,
        'people',
        csvOf([
          ['学校', '学号', '姓名', '身份'],
          ['青江第一中学', 'S1', '甲甲', '学生'],
        ]),
      );
      expect(named.problems).toEqual([
        { code: 'other_unit_named', params: { name: '青江第一中学' }, isWarning: true },
      ]);
      const many = csvOf([
        header.slice(0, 3),
        ...Array.from({ length: 12 }, (_, at) => [`M${at}`, `甲${at}`, '学生']),
      ]);
      await imports.run('ms.admin', await imports.compare('ms.admin', 'people', many));
      expect((await imports.compare(admin, 'people', many)).problems).toEqual([
        { code: 'ids_of_other_unit', params: {}, isWarning: true },
      ]);
    });
  });
});
