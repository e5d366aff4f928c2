import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PortalDatabase } from '#platform/database';
import { createAuditWriter } from '#platform/identity';
import { forEachEngine } from '#platform/testing';
import type { ImporterDeps } from './import-deps.ts';
import type { ImportFileResult } from './import-file.ts';
import { importFile } from './import-file.ts';
import { type RosterSet, role, rosterOf, smallSchool, user } from './testing/roster-set.ts';
import { zipOf } from './testing/workbook.ts';

const unitId = 'R1';
const options = { userType: null, disableLeaving: false, foundClasses: false };

forEachEngine((engine) => {
  let database: PortalDatabase;
  const logged: unknown[] = [];
  beforeAll(async () => {
    database = engine.database();
    await database.db
      .insertInto('unit')
      .values({ id: unitId, name: '学校|||School', unit_type: 2 })
      .execute();
  });
  beforeEach(async () => {
    await database.db.deleteFrom('app_user').where('unit_id', '=', unitId).execute();
    await database.db.deleteFrom('school_class').where('unit_id', '=', unitId).execute();
  });
  afterAll(() => expect(logged).toEqual([]));

  async function bring(
    content: Buffer,
    more: { isDryRun?: boolean; disableLeaving?: boolean } = {},
  ): Promise<ImportFileResult> {
    const { isDryRun = false, ...wanted } = more;
    const deps: ImporterDeps = {
      database,
      blobs: { read: async () => undefined, remove: async () => undefined },
      clock: Date.now,
      log: (event, detail) => void logged.push([event, detail]),
      writeAudit: createAuditWriter(Date.now),
      endSessionsOf: async () => undefined,
    };
    const order = {
      unitId,
      kind: 'roster',
      fileName: 'a.zip',
      content,
      options: { ...options, ...wanted },
    } as const;
    return importFile(deps, { ...order, isDryRun });
  }

  function people() {
    return database.db
      .selectFrom('app_user')
      .select([
        'external_id',
        'real_name',
        'user_type',
        'sex',
        'phone',
        'grade_name',
        'class_name',
        'user_status',
      ])
      .where('unit_id', '=', unitId)
      .orderBy('external_id')
      .orderBy('user_type')
      .execute();
  }

  describe('a set of files', () => {
    test('when it is compared, then nothing is written, and what comes with it counts as known', async () => {
      const { job, problems } = await bring(await rosterOf(smallSchool), { isDryRun: true });
      expect(job).toMatchObject({ state: 'compared', counts: { new: 6, changed: 0, same: 0, refused: 1 } });
      expect(problems).toEqual(['users.csv 5: Role: Nobody becomes siteAdministrator by a file']);
      expect(await people()).toEqual([]);
    });

    test('when it runs, then classes, people, teaching and family links are there, and the same set changes nothing', async () => {
      const content = await rosterOf(smallSchool);
      expect((await bring(content)).job).toMatchObject({ state: 'done', counts: { new: 6, refused: 1 } });
      const place = { grade_name: 'Grade 3', class_name: 'Blue' };
      expect(await people()).toMatchObject([
        { external_id: 'p1', real_name: 'Eve Lee', user_type: 3, phone: '13900000001' },
        { external_id: 's1', real_name: 'Ann Lee', user_type: 1, sex: '女', ...place },
        { external_id: 't1', real_name: 'Tom Ray', user_type: 2, grade_name: '' },
      ]);
      const teaching = await database.db
        .selectFrom('class_teacher')
        .innerJoin('school_class', 'school_class.id', 'class_id')
        .select(['subject', 'is_head'])
        .where('unit_id', '=', unitId)
        .execute();
      expect(teaching).toEqual([{ subject: 'Maths', is_head: 1 }]);
      const links = await database.db
        .selectFrom('parent_child')
        .innerJoin('app_user as child', 'child.id', 'child_id')
        .select(['external_id', 'is_current'])
        .where('unit_id', '=', unitId)
        .execute();
      expect(links).toEqual([{ external_id: 's1', is_current: 1 }]);
      expect((await bring(content)).job.counts).toEqual({
        new: 0,
        changed: 0,
        same: 6,
        leaving: 0,
        refused: 1,
      });
    });

    test('when somebody is to be deleted or is not enabled, then she leaves', async () => {
      await bring(await rosterOf(smallSchool));
      const users = [
        { ...user('s1', 'Ann', 'Lee'), status: 'tobedeleted' },
        { ...user('s2', 'Bob', 'Lee') },
        { ...user('p1', 'Eve', 'Lee'), enabledUser: 'false' },
        user('p2', 'Max', 'Lee'),
        user('t1', 'Tom', 'Ray'),
      ];
      const roles = [...smallSchool.roles, role('s2', 'student'), role('p2', 'parent')];
      const { job } = await bring(await rosterOf({ ...smallSchool, users, roles }), { disableLeaving: true });
      expect(job.counts).toMatchObject({ leaving: 2 });
      const gone = (await people()).filter(({ user_status }) => user_status === 'disabled');
      expect(gone.map(({ external_id }) => external_id)).toEqual(['p1', 's1']);
    });

    test('when somebody teaches and has children, then she has two accounts', async () => {
      const users = [user('s1', 'Ann', 'Lee'), user('t1', 'Tom', 'Lee', { agentSourcedIds: 's1' })];
      const roles = [
        role('s1', 'student'),
        role('t1', 'parent', { roleType: 'secondary' }),
        role('t1', 'teacher'),
      ];
      const { job } = await bring(await rosterOf({ ...smallSchool, users, roles, enrollments: [] }));
      expect(job).toMatchObject({ state: 'done', counts: { new: 5, refused: 0 } });
      const accounts = await people();
      expect(accounts.map(({ external_id, user_type }) => `${external_id} ${user_type}`)).toEqual([
        's1 1',
        't1 2',
        't1 3',
      ]);
    });
  });

  describe('what is refused as a whole', () => {
    const codeOf = async (content: Buffer): Promise<string[]> =>
      (await bring(content, { isDryRun: true })).job.problems.map(({ code }) => code);

    test.each([
      ['another version', { 'oneroster.version': '1.1' }, 'roster_version'],
      ['changes only', { 'file.users': 'delta' }, 'roster_delta'],
      ['a file that is not there', { 'file.demographics': 'bulk' }, 'roster_file_missing'],
    ])('when the manifest says %s, then a sentence says so', async (_, manifest, code) => {
      const { demographics, ...set }: RosterSet = smallSchool;
      expect(demographics).toHaveLength(1);
      expect(await codeOf(await rosterOf(set, manifest))).toEqual([code]);
    });

    test('when a set has two schools, or a file lacks its ids, then it is refused', async () => {
      const orgs = [...smallSchool.orgs, { sourcedId: 'o2', name: 'Other', type: 'school' }];
      expect(await codeOf(await rosterOf({ ...smallSchool, orgs }))).toEqual(['roster_several_schools']);
      const files = [
        ['manifest.csv', 'propertyName,value\noneroster.version,1.2'],
        ['users.csv', 'name\nAnn'],
        ['roles.csv', 'userSourcedId,role'],
      ] as const;
      expect(await codeOf(await zipOf(files))).toEqual(['roster_column_missing']);
    });

    test('when it is no archive, or one without a manifest at its top, then it is refused', async () => {
      expect(await codeOf(Buffer.from('a,b'))).toEqual(['roster_unknown']);
      expect(await codeOf(await zipOf([['folder/manifest.csv', 'oneroster.version,1.2']]))).toEqual([
        'roster_unknown',
      ]);
    });

    test('when a file is unpacked larger than it may be, or has too many entries, then it is refused', async () => {
      const blanks = ' '.repeat(8 * 1024 * 1024);
      const manifest = ['manifest.csv', `propertyName,value\noneroster.version,1.2\n${blanks}`] as const;
      expect(await codeOf(await zipOf([manifest]))).toEqual(['file_too_large']);
      const many = Array.from({ length: 2_001 }, (_, at) => [`${at}.csv`, 'a'] as const);
      expect(await codeOf(await zipOf(many))).toEqual(['file_too_large']);
    });
  });
});
