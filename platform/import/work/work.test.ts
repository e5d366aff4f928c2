import { beforeAll, describe, expect, test } from 'vitest';
import { createAuditWriter } from '#platform/identity';
import { buildUser, describeStore, insertUnitWithUser } from '#platform/testing';
import { silentLog } from '#shared/log';
import type { ImporterDeps } from '../import-deps.ts';
import type { KindContext } from '../kinds/kind-rules.ts';
import { makeLoginNames } from '../kinds/people/make-login-names.ts';
import { peopleRules } from '../kinds/people/people-rules.ts';
import { leaseTime, rowsPerBatch } from '../limits.ts';
import { createComparedJob, setRunning } from '../testing/compared-job.ts';
import { createImporter } from './create-importer.ts';

describeStore((engine) => {
  let unitId: string;
  beforeAll(async () => {
    const { unit } = await insertUnitWithUser(engine.database().db);
    unitId = unit.id;
  });

  const depsOf = (more: Partial<ImporterDeps> = {}): ImporterDeps => ({
    database: engine.database(),
    blobs: { read: async () => undefined, remove: async () => undefined },
    clock: Date.now,
    log: silentLog,
    writeAudit: createAuditWriter(Date.now),
    endSessionsOf: async () => undefined,
    ...more,
  });
  const fileOf = (prefix: string, count: number): string =>
    [
      '学号,登录名,姓名,身份',
      ...Array.from({ length: count }, (_, at) => `${prefix}${at},${prefix}-${at},甲甲,学生`),
    ].join('\n');
  const countOf = async (prefix: string): Promise<number> =>
    (
      await engine
        .database()
        .db.selectFrom('app_user')
        .select('id')
        .where('external_id', 'like', `${prefix}%`)
        .execute()
    ).length;
  const jobOf = (id: string) =>
    engine.database().db.selectFrom('import_job').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('when two processes work at one import, then one of them does, and nobody is there twice', async () => {
    const deps = depsOf();
    const id = await createComparedJob(deps, unitId, 'people', fileOf('two', 3 * rowsPerBatch));
    await setRunning(deps.database, unitId, id);
    await Promise.all([createImporter(deps).work(id), createImporter(deps).work(id)]);
    expect(await jobOf(id)).toMatchObject({ state: 'done', done_rows: 3 * rowsPerBatch });
    expect(await countOf('two')).toBe(3 * rowsPerBatch);
  });

  test('when a process loses its import to another one, then it writes no further batch', async () => {
    const id = await createComparedJob(depsOf(), unitId, 'people', fileOf('lost', 3 * rowsPerBatch));
    await setRunning(engine.database(), unitId, id);
    let batches = 0;
    let other: Promise<void> | undefined;
    const slow = depsOf({
      onBatch: () => {
        batches += 1;
        if (batches === 2)
          other = createImporter(depsOf({ clock: () => Date.now() + 2 * leaseTime })).resume();
      },
    });
    await createImporter(slow).work(id);
    await other;
    expect(await jobOf(id)).toMatchObject({ state: 'done', count_new: 3 * rowsPerBatch, count_refused: 0 });
    expect(await countOf('lost')).toBe(3 * rowsPerBatch);
  });

  test('when somebody takes a login name between comparison and run, then that row is refused, and the others are written', async () => {
    const id = await createComparedJob(depsOf(), unitId, 'people', fileOf('taken', 3));
    const { db } = engine.database();
    const { unit } = await insertUnitWithUser(db);
    await db
      .insertInto('app_user')
      .values(buildUser({ unit_id: unit.id, login_name: 'TAKEN-1' }))
      .execute();
    await setRunning(engine.database(), unitId, id);
    await createImporter(depsOf()).work(id);
    expect(await jobOf(id)).toMatchObject({ state: 'done', count_new: 2, count_refused: 1 });
    expect(await countOf('taken')).toBe(2);
  });

  test('when the file has gone, then the import has failed and says so', async () => {
    const id = await createComparedJob(depsOf(), unitId, 'people', fileOf('gone', 1));
    const { db } = engine.database();
    await db.updateTable('import_job').set({ state: 'comparing' }).where('id', '=', id).execute();
    await createImporter(depsOf()).work(id);
    const job = await jobOf(id);
    expect([job.state, JSON.parse(job.problems)[0].code]).toEqual(['failed', 'file_gone']);
  });

  describe('made login names', () => {
    test('when names are taken, also by others with numbers, then free ones come, each once', async () => {
      const { db } = engine.database();
      for (const login_name of ['zhaoyi1', 'ZhaoYi2', 'zhaoyi4'])
        await db
          .insertInto('app_user')
          .values(buildUser({ unit_id: unitId, login_name }))
          .execute();
      const used = new Map<string, number>();
      const names = ['赵一', '赵一', '赵依', 'Ann Lee', '☆'];
      expect(await makeLoginNames(db, names, used)).toEqual([
        'zhaoyi3',
        'zhaoyi5',
        'zhaoyi6',
        'annlee1',
        'user1',
      ]);
      const [next] = await makeLoginNames(db, ['赵一'], used);
      expect(Number(next?.slice('zhaoyi'.length))).toBeGreaterThan(6);
    });
  });

  test('when somebody may not change contacts, then a changed phone or e-mail refuses the row, and a new person has one', async () => {
    const { db } = engine.database();
    const known = buildUser({ unit_id: unitId, external_id: 'K1', user_type: 1, phone: '13800001111' });
    await db.insertInto('app_user').values(known).execute();
    const context: KindContext = {
      unitId,
      options: { userType: 1, disableLeaving: false, foundClasses: false },
      actor: 'operator',
      mayChangeContacts: false,
      usedNumbers: new Map(),
      at: 0,
    };
    const row = (number: number, externalId: string, phone: string) => ({
      number,
      values: { externalId, realName: '王老师', phone },
      problems: [],
    });
    const planned = await peopleRules.compare(
      db,
      context,
      [row(2, 'K1', '13911112222'), row(3, 'K2', '13911112222')],
      new Map(),
    );
    expect(planned.map(({ outcome, problems }) => [outcome, problems.map(({ code }) => code)])).toEqual([
      ['refused', ['contact_not_allowed']],
      ['new', []],
    ]);
  });
});
