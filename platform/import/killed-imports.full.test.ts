import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { migrateToLatest, openDatabase } from '#platform/database';
import { createAuditWriter } from '#platform/identity';
import { forEachEngine } from '#platform/testing';
import { silentLog } from '#shared/log';
import type { ImporterDeps } from './import-deps.ts';
import { leaseTime, rowsPerBatch } from './limits.ts';
import { createComparedJob, setRunning } from './testing/compared-job.ts';
import { createImporter } from './work/create-importer.ts';

const script = join(import.meta.dirname, 'testing/run-until-killed.ts');
const rounds = 6;
const people = rowsPerBatch * (rounds + 4);

/** Starts a process that works at the import, and kills it as soon as it begins its batch number `batches`. */
async function killAfter(order: object, batches: number): Promise<void> {
  const child = spawn(process.execPath, [script, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let seen = 0;
  for await (const _ of createInterface(child.stdout)) {
    seen += 1;
    if (seen === batches) child.kill('SIGKILL');
  }
  expect((await ended)[1]).toBe('SIGKILL');
}

forEachEngine((engine) => {
  test(`when a process is killed ${rounds} times in a run, then the next one goes on, and each person is there once`, async () => {
    const place = await engine.createPlace();
    const database = openDatabase(place.options);
    await migrateToLatest(database);
    let late = 0;
    const clock = () => Date.now() + late;
    const deps: ImporterDeps = {
      database,
      blobs: { read: async () => undefined, remove: async () => undefined },
      clock,
      log: silentLog,
      writeAudit: createAuditWriter(clock),
      endSessionsOf: async () => undefined,
    };
    const { db } = database;
    await db.insertInto('unit').values({ id: 'U1', name: '学校', unit_type: 2 }).execute();
    const rows = Array.from({ length: people }, (_, at) => `S${at},张三,学生`);
    const jobId = await createComparedJob(deps, 'U1', 'people', `学号,姓名,身份\n${rows.join('\n')}`);
    await setRunning(database, 'U1', jobId);

    for (let round = 1; round <= rounds; round += 1) {
      await killAfter({ options: place.options, jobId }, 2);
      const job = await db.selectFrom('import_job').selectAll().executeTakeFirstOrThrow();
      const there = await db.selectFrom('app_user').select('id').execute();
      // Whole batches, each with its progress.
      expect(there.length).toBe(job.done_rows);
      expect(there.length % rowsPerBatch).toBe(0);
      expect(there.length).toBeGreaterThanOrEqual(round * rowsPerBatch);
      // Its lease has to end before another process takes the job.
      await db
        .updateTable('import_job')
        .set((eb) => ({ lease_until: eb('lease_until', '-', leaseTime * 2) }))
        .execute();
    }
    late = leaseTime;
    await createImporter(deps).resume();
    const job = await db.selectFrom('import_job').selectAll().executeTakeFirstOrThrow();
    expect(job).toMatchObject({ state: 'done', count_new: people, count_refused: 0, done_rows: people });
    const there = await db.selectFrom('app_user').select(['external_id', 'login_name']).execute();
    expect(new Set(there.map(({ external_id }) => external_id)).size).toBe(people);
    expect(there.length).toBe(people);
    const left = await db.selectFrom('import_row').select('row_number').where('is_done', '=', 0).execute();
    expect(left).toEqual([]);
    const lines = await db.selectFrom('auth_audit').select('event').execute();
    expect(lines).toEqual([{ event: 'import_finished' }]);
    await database.close();
    await place.remove();
  }, 120_000);
});
