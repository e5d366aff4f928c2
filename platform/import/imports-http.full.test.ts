import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forEachEngine } from '#platform/testing';
import { importTableKinds } from '#shared/contracts';
import { firstLeavingRow, keptTime } from './limits.ts';
import { purgeImports } from './purge-imports.ts';
import { csvOf, forgetImports, type Imports, openImports } from './testing/open-imports.ts';
import { workbookOf } from './testing/workbook.ts';

const admin = 'ps.admin';
const pupils = csvOf([
  ['学号', '姓名', '身份', '备注'],
  ['S1', '甲甲', '学生', '=1+1'],
  ['S2', '', '学生', ''],
]);

forEachEngine((engine) => {
  let imports: Imports;
  beforeAll(async () => {
    imports = await openImports(engine.database());
  });
  beforeEach(() => forgetImports(engine.database().db));
  afterAll(() => imports?.close());

  describe('who may', () => {
    test.each(['t.zhou', 's.zhoule', 'p.zhou'])('when %s asks, then all is refused', async (login) => {
      const { data: job } = await imports.create(admin, 'people', pupils);
      const key = { jobId: job.jobId };
      const answers = [
        await imports.create(login, 'people', pupils),
        await imports.preview(login, job),
        await imports.read(login, 'get', key),
        await imports.read(login, 'rows', key),
        await imports.write(login, 'run', key),
        await imports.write(login, 'cancel', key),
        await imports.read(login, 'list', {}),
        await (await imports.download(login, 'report', key)).json(),
        await (await imports.download(login, 'template', { kind: 'people' })).json(),
      ];
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'forbidden'));
    });

    test('when the administrator of another school asks, then there is no such import and no such file', async () => {
      const { data: job } = await imports.create(admin, 'people', pupils);
      const key = { jobId: job.jobId };
      const answers = [
        await imports.preview('ms.admin', job),
        await imports.read('ms.admin', 'get', key),
        await imports.read('ms.admin', 'rows', key),
        await imports.write('ms.admin', 'run', key),
        await imports.write('ms.admin', 'cancel', key),
        await imports.read('ms.admin', 'list', { unitId: 'U2001' }),
        await imports.write('ms.admin', 'create', {
          kind: 'people',
          fileId: await imports.upload(admin, pupils),
        }),
      ];
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'not_found'));
      expect((await imports.read('ms.admin', 'list', {})).data).toEqual([]);
    });

    test('when the administrator of the bureau names a school, then she imports for it', async () => {
      const unitId = 'U2001';
      const { data: job } = await imports.create('bureau.admin', 'people', pupils, { unitId });
      expect(job.unitId).toBe(unitId);
      await imports.preview('bureau.admin', job, { unitId });
      expect(await imports.settled('bureau.admin', job.jobId, { unitId })).toMatchObject({
        state: 'compared',
      });
      await imports.write('bureau.admin', 'run', { jobId: job.jobId, unitId });
      expect(await imports.settled('bureau.admin', job.jobId, { unitId })).toMatchObject({ state: 'done' });
    });
  });

  describe('the mapping', () => {
    test('when columns are unknown, then they are named; when the user matches others, then those count', async () => {
      const { data: job } = await imports.create(
        admin,
        'people',
        csvOf([
          ['码', '姓名', '身份'],
          ['S1', '甲甲', '学生'],
        ]),
      );
      expect(job.ignored).toEqual(['码']);
      const missing = await imports.preview(admin, job);
      expect([missing.code, missing.fieldErrors?.[0]?.field]).toEqual(['invalid_input', 'mapping']);
      expect(missing.message).toContain('External ID / Login name');
      const mapping = [...job.mapping, { column: 0, field: 'externalId' as const }];
      expect((await imports.preview(admin, job, { mapping })).code).toBe('ok');
      expect(await imports.settled(admin, job.jobId)).toMatchObject({ counts: { new: 1 }, ignored: [] });
    });

    test.each([
      [
        'a field twice',
        [
          { column: 0, field: 'realName' },
          { column: 1, field: 'realName' },
        ],
      ],
      [
        'a column twice',
        [
          { column: 0, field: 'realName' },
          { column: 0, field: 'externalId' },
        ],
      ],
      [
        'a field of another kind',
        [
          { column: 0, field: 'realName' },
          { column: 1, field: 'subject' },
        ],
      ],
    ])('when it has %s, then it is refused', async (_, mapping) => {
      const { data: job } = await imports.create(admin, 'people', pupils);
      const answer = await imports.preview(admin, job, { mapping: mapping as typeof job.mapping });
      expect([answer.code, answer.fieldErrors?.[0]?.field]).toEqual(['invalid_input', 'mapping']);
    });

    test('when there is no header, then the job warns, and columns may be matched by hand', async () => {
      const { data: job } = await imports.create(admin, 'people', 'S1,甲甲\nS2,乙乙\n');
      expect(job).toMatchObject({
        headerRow: 0,
        mapping: [],
        problems: [{ code: 'no_header', isWarning: true }],
      });
      const mapping = [
        { column: 0, field: 'externalId' as const },
        { column: 1, field: 'realName' as const },
      ];
      await imports.preview(admin, job, { mapping, options: { userType: 1 } });
      expect((await imports.settled(admin, job.jobId)).counts).toMatchObject({ new: 2, refused: 0 });
    });

    test('when another row or encoding is named, then the columns follow', async () => {
      const { data: job } = await imports.create(admin, 'people', '姓名,学号\n名字,编号\n甲甲,S12\n');
      const { data } = await imports.preview(admin, job, { headerRow: 2, options: { userType: 1 } });
      expect(data.columns[0]).toEqual({ column: 0, header: '名字', samples: ['甲甲'] });
      expect((await imports.settled(admin, job.jobId)).counts).toMatchObject({ new: 1, refused: 0 });
      const wrong = await imports.preview(admin, job, { encoding: 'utf-16le' });
      expect(wrong.code).toBe('invalid_input');
    });
  });

  describe('the states', () => {
    test('when a file cannot be read, then the import says why, and nothing more can be done with it', async () => {
      const { data: job } = await imports.create(admin, 'people', Buffer.from('d0cf11e0a1b11ae10000', 'hex'));
      expect(job).toMatchObject({ state: 'unreadable', problems: [{ code: 'file_old', isWarning: false }] });
      expect((await imports.preview(admin, job)).code).toBe('invalid_input');
      expect((await imports.write(admin, 'run', { jobId: job.jobId })).code).toBe('conflict');
    });

    test('when nothing is compared, then nothing runs; when it has run, then not again', async () => {
      const { data: job } = await imports.create(admin, 'people', pupils);
      expect((await imports.write(admin, 'run', { jobId: job.jobId })).code).toBe('conflict');
      const done = await imports.run(admin, await imports.compare(admin, 'people', pupils));
      expect((await imports.write(admin, 'run', { jobId: done.jobId })).code).toBe('conflict');
      expect((await imports.write(admin, 'cancel', { jobId: done.jobId })).code).toBe('conflict');
    });

    test('when another import of the unit runs, then this one is refused with a sentence', async () => {
      const first = await imports.compare(admin, 'people', pupils);
      const second = await imports.compare(admin, 'people', pupils);
      const { db } = engine.database();
      await db
        .updateTable('import_job')
        .set({ state: 'running', lease_owner: 'other', lease_until: imports.now() * 2 })
        .where('id', '=', first.jobId)
        .execute();
      const answer = await imports.write(admin, 'run', { jobId: second.jobId });
      expect([answer.code, answer.message]).toEqual([
        'conflict',
        '本单位正在进行另一个导入，请等它结束|||Another import of this unit is running. Wait until it ends',
      ]);
    });

    test('when it is cancelled before it runs, then it is over at once; in a run, the batch ends first', async () => {
      const waiting = await imports.compare(admin, 'people', pupils);
      expect((await imports.write(admin, 'cancel', { jobId: waiting.jobId })).data.state).toBe('cancelled');
      const many = csvOf([
        ['学号', '姓名', '身份'],
        ...Array.from({ length: 2_000 }, (_, at) => [`S${at}`, '甲甲', '学生']),
      ]);
      const job = await imports.compare(admin, 'people', many);
      await imports.write(admin, 'run', { jobId: job.jobId });
      await imports.write(admin, 'cancel', { jobId: job.jobId });
      const cancelled = await imports.settled(admin, job.jobId);
      expect(cancelled.state).toBe('cancelled');
      const { db } = engine.database();
      const there = await db.selectFrom('app_user').select('id').where('external_id', 'like', 'S%').execute();
      expect(there.length).toBe(cancelled.progress.done);
      expect(there.length).toBeLessThan(2_000);
      await imports.preview(admin, job);
      const again = await imports.settled(admin, job.jobId);
      expect(again.counts).toMatchObject({ same: there.length, new: 2_000 - there.length });
    });

    test('when imports are old, then they go with their rows and files; newer ones stay', async () => {
      const old = await imports.compare(admin, 'people', pupils);
      const kept = await imports.compare(admin, 'people', `${pupils}\r\nS3,乙乙,学生,`);
      const { db } = engine.database();
      await db
        .updateTable('import_job')
        .set({ updated_at: imports.now() - keptTime - 1 })
        .where('id', '=', old.jobId)
        .execute();
      const removed: string[] = [];
      await purgeImports({
        database: engine.database(),
        clock: imports.now,
        blobs: { read: async () => undefined, remove: async (key) => void removed.push(key) },
      });
      const jobs = await db.selectFrom('import_job').select('id').execute();
      expect(jobs.map(({ id }) => id)).toEqual([kept.jobId]);
      const rows = await db.selectFrom('import_row').select('job_id').distinct().execute();
      expect(rows.map(({ job_id }) => job_id)).toEqual([kept.jobId]);
    });
  });

  describe('reports and templates', () => {
    test('when a report is downloaded, then each row has its outcome and what is wrong in words', async () => {
      const job = await imports.run(admin, await imports.compare(admin, 'people', pupils));
      const { db } = engine.database();
      await db.deleteFrom('import_row').where('row_number', '>=', firstLeavingRow).execute();
      const csv = await (await imports.download(admin, 'report', { jobId: job.jobId, format: 'csv' })).text();
      expect(csv.split('\r\n').slice(1, 3)).toEqual([
        '2,新增,S1,jiajia1,甲甲,1,,,,,,,,',
        '3,未通过,S2,,,1,,,,,,,,姓名：不能为空',
      ]);
      const answer = await imports.download(admin, 'report', { jobId: job.jobId, language: 'en' });
      const { sheets } = await readXlsx(Buffer.from(await answer.arrayBuffer()));
      expect(sheets[0]?.rows[2]).toEqual(
        expect.arrayContaining(['Refused', 'S2', 'Name: Must not be empty']),
      );
    });

    test.each(importTableKinds)(
      'when the template of %s is downloaded and uploaded, then all its columns are known',
      async (kind) => {
        for (const language of ['zh-CN', 'en']) {
          const answer = await imports.download(admin, 'template', { kind, language });
          const { data } = await imports.create(admin, kind, Buffer.from(await answer.arrayBuffer()));
          expect(data).toMatchObject({ state: 'ready', headerRow: 1, ignored: [], encoding: null });
          expect(data.mapping.length).toBe(data.columns.length);
        }
      },
    );
  });

  describe('other kinds', () => {
    test('when classes come, then unknown ones are founded, and all is the same the second time', async () => {
      const file = csvOf([
        ['年级', '班级'],
        ['三年级', '(2)班'],
        ['六年级', '(1)班'],
        ['六年级', '(1)班'],
        ['六年级', ''],
      ]);
      const job = await imports.compare(admin, 'classes', file);
      expect(job.counts).toMatchObject({ same: 1, new: 1, refused: 2 });
      expect(await imports.problems(admin, job)).toEqual([
        '4 className duplicate_key',
        '5 className required',
      ]);
      await imports.run(admin, job);
      expect((await imports.compare(admin, 'classes', file)).counts).toMatchObject({ same: 2, new: 0 });
    });

    test('when teaching comes, then teachers stand in their classes, and head teachers change', async () => {
      const file = csvOf([
        ['登录名', '年级', '班级', '学科', '班主任'],
        ['t.wu', '三年级', '(1)班', '科学', '是'],
        ['t.zhou', '三年级', '(2)班', '语文', '否'],
        ['t.nobody', '三年级', '(2)班', '语文', ''],
        ['t.wu', '九年级', '(2)班', '语文', ''],
        ['s.zhoule', '三年级', '(2)班', '语文', ''],
      ]);
      const job = await imports.compare(admin, 'teaching', file);
      expect(await imports.problems(admin, job)).toEqual([
        '4 loginName teacher_unknown',
        '5 className class_unknown',
        '6 loginName teacher_unknown',
      ]);
      expect((await imports.rows(admin, job, 'changed'))[0]?.changes).toEqual([
        { field: 'isHead', before: '1', after: '0' },
      ]);
      await imports.run(admin, job);
      expect((await imports.compare(admin, 'teaching', file)).counts).toMatchObject({
        same: 2,
        new: 0,
        changed: 0,
      });
    });

    test('when family links come, then children belong to parents, and only those of the unit', async () => {
      const people = csvOf([
        ['学号', '姓名', '身份'],
        ['C1', '小甲', '学生'],
        ['C2', '小乙', '学生'],
        ['F1', '大甲', '家长'],
        ['F1', '大甲', '教师'],
      ]);
      await imports.run(admin, await imports.compare(admin, 'people', people));
      const file = csvOf([
        ['家长编号', '学号'],
        ['F1', 'C1'],
        ['F1', 'C2'],
        ['C1', 'C2'],
        ['F1', 'C9'],
        ['F1', 'C1'],
      ]);
      const job = await imports.compare(admin, 'family', file);
      expect(await imports.problems(admin, job)).toEqual([
        '4 parentExternalId parent_unknown',
        '5 childExternalId child_unknown',
        '6 childExternalId duplicate_key',
      ]);
      await imports.run(admin, job);
      const { db } = engine.database();
      const links = await db
        .selectFrom('parent_child')
        .innerJoin('app_user as child', 'child.id', 'parent_child.child_id')
        .select(['child.external_id', 'position', 'is_current'])
        .where('child.external_id', 'is not', null)
        .orderBy('position')
        .execute();
      expect(links).toEqual([
        { external_id: 'C1', position: 0, is_current: 1 },
        { external_id: 'C2', position: 1, is_current: 0 },
      ]);
      expect((await imports.compare(admin, 'family', file)).counts).toMatchObject({ same: 2, new: 0 });
    });

    test('when a workbook comes, then it is the same as a text', async () => {
      const rows = [
        ['学号', '姓名', '身份'],
        ['20260001', '甲甲', '学生'],
      ];
      await imports.run(admin, await imports.compare(admin, 'people', csvOf(rows)));
      expect((await imports.compare(admin, 'people', await workbookOf(rows))).counts).toMatchObject({
        same: 1,
        new: 0,
      });
    });
  });
});
