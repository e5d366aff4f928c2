import type { Kysely } from 'kysely';
import { isUniqueViolation, type Tables } from '#platform/database';
import { requireUnit } from '#platform/organisation';
import { DomainError, type ImportJob } from '#shared/contracts';
import type { Caller, ImportDeps } from '../import-deps.ts';
import { mayChangeContacts } from '../may-change-contacts.ts';
import { getJobRow } from './find-job.ts';
import { type JobRow, optionsOf, toJob } from './job-row.ts';
import { writeLine } from './write-line.ts';

const notCompared = '请先比较文件，再开始导入|||Compare the file first, then run the import';
const otherRuns =
  '本单位正在进行另一个导入，请等它结束|||Another import of this unit is running. Wait until it ends';
const over = '这个导入已经结束|||This import is over';

interface JobKey {
  readonly unitId: string;
  readonly jobId: string;
}

/**
 * Writes what was compared, in the background.
 * @throws DomainError `not_found`, `conflict` where nothing is compared or another import of the unit runs
 */
export async function runJob(
  deps: ImportDeps,
  { principal, request }: Caller,
  { unitId: wanted, jobId }: JobKey,
): Promise<ImportJob> {
  const { db } = deps.database;
  const unitId = await requireUnit(db, principal, wanted);
  const creator = { id: principal.userId, mayChangeContacts: await mayChangeContacts(db, principal) };
  const job = await db.transaction().execute(async (trx) => {
    const row = await getJobRow(trx, unitId, jobId);
    await beginRunning(trx, row, creator, deps.clock());
    await writeLine(deps, trx, { row, event: 'import_begun', actor: principal, request });
    return toJob(await getJobRow(trx, unitId, jobId));
  });
  deps.start(jobId);
  return job;
}

/** @throws DomainError `conflict` where the job is not compared, or another one of the unit runs */
export async function beginRunning(
  trx: Kysely<Tables>,
  row: JobRow,
  creator: { id: string | null; mayChangeContacts: boolean },
  at: number,
): Promise<void> {
  const leaving = optionsOf(row).disableLeaving ? row.count_leaving : 0;
  const begin = trx
    .updateTable('import_job')
    .set({
      state: 'running',
      total_rows: row.count_new + row.count_changed + leaving,
      created_by: creator.id,
      may_change_contacts: creator.mayChangeContacts ? 1 : 0,
      ...{ done_rows: 0, cursor: 0, is_cancel_wanted: 0, lease_owner: null, lease_until: 0 },
      updated_at: at,
    })
    .where('id', '=', row.id)
    .where('state', '=', 'compared')
    .executeTakeFirst();
  const { numUpdatedRows } = await begin.catch((error: unknown) => {
    throw isUniqueViolation(error)
      ? new DomainError('conflict', { message: otherRuns, cause: error })
      : error;
  });
  if (numUpdatedRows !== 1n) throw new DomainError('conflict', { message: notCompared });
}

/**
 * Ends an import: at the end of its batch where it works, else at once.
 * @throws DomainError `not_found`, `conflict` for one that is over
 */
export async function cancelJob(
  deps: ImportDeps,
  { principal }: Pick<Caller, 'principal'>,
  { unitId: wanted, jobId }: JobKey,
): Promise<ImportJob> {
  const { db } = deps.database;
  const unitId = await requireUnit(db, principal, wanted);
  await getJobRow(db, unitId, jobId);
  const at = deps.clock();
  const change = (set: Partial<JobRow>, states: JobRow['state'][]) =>
    db
      .updateTable('import_job')
      .set({ ...set, updated_at: at })
      .where('id', '=', jobId)
      .where('state', 'in', states)
      .executeTakeFirst();
  const working = await change({ is_cancel_wanted: 1 }, ['comparing', 'running']);
  if (working.numUpdatedRows === 0n) {
    const waiting = await change({ state: 'cancelled', finished_at: at }, ['ready', 'compared']);
    if (waiting.numUpdatedRows === 0n) throw new DomainError('conflict', { message: over });
  }
  return toJob(await getJobRow(db, unitId, jobId));
}
