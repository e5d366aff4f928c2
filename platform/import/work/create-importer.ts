import { randomUUID } from 'node:crypto';
import { isDomainError } from '#shared/contracts';
import type { ImporterDeps } from '../import-deps.ts';
import { type JobRow, problemsOf } from '../jobs/job-row.ts';
import { writeLine } from '../jobs/write-line.ts';
import { heartbeat } from '../limits.ts';
import { fileProblem } from '../meaning/problems.ts';
import { FileProblem } from '../reading/file-problem.ts';
import { compareJob } from './compare-job.ts';
import { type Lease, renewLease, takeLease, WorkStopped } from './lease.ts';
import { runJob } from './run-job.ts';

export interface Importer {
  /** Works at an import in the background, one after the other. */
  readonly start: (jobId: string) => void;
  /** Works at an import until it ends. @param content of the command line; default: the uploaded file */
  readonly work: (jobId: string, content?: Uint8Array) => Promise<void>;
  /** Goes on with imports whose process has gone. */
  readonly resume: () => Promise<void>;
}

/** Works at imports. Of several processes, each import has one at a time, by its lease. */
export function createImporter(deps: ImporterDeps): Importer {
  let queue = Promise.resolve();
  const work: Importer['work'] = (jobId, content) => {
    const turn = queue.then(() => workAt(deps, jobId, content));
    queue = turn.catch(() => undefined);
    return turn;
  };
  return {
    work,
    start: (jobId) => {
      // Its lease ends by itself, and somebody goes on with it.
      work(jobId).catch((error: unknown) => deps.log('import_interrupted', { jobId, error }));
    },
    resume: async () => {
      const rows = await deps.database.db
        .selectFrom('import_job')
        .select('id')
        .where('state', 'in', ['comparing', 'running'])
        .where('lease_until', '<', deps.clock())
        .orderBy('lease_until')
        .execute();
      for (const { id } of rows) await work(id);
    },
  };
}

async function workAt(deps: ImporterDeps, jobId: string, content: Uint8Array | undefined): Promise<void> {
  const { db } = deps.database;
  const owner = randomUUID();
  const job = await takeLease(db, { jobId, owner, now: deps.clock() });
  if (!job || (job.state !== 'comparing' && job.state !== 'running')) return;
  const lease: Lease = { jobId, owner, state: job.state };
  const sign = setInterval(() => {
    renewLease(db, lease, deps.clock()).catch(() => undefined);
  }, heartbeat);
  try {
    if (job.state === 'comparing') await compareJob(deps, job, lease, content);
    else {
      await runJob(deps, job, lease);
      await end(deps, lease, 'done');
    }
  } catch (error) {
    await endWith(deps, job, lease, error);
  } finally {
    clearInterval(sign);
  }
}

/** @throws what another process may overcome, such as an outage of the database */
async function endWith(deps: ImporterDeps, job: JobRow, lease: Lease, error: unknown): Promise<void> {
  if (error instanceof WorkStopped) return end(deps, lease, 'cancelled');
  if (isDomainError(error) && error.code === 'store_unavailable') throw error;
  const isKnown = error instanceof FileProblem;
  if (!isKnown) deps.log('import_failed', { jobId: job.id, error });
  const problem = isKnown ? fileProblem(error.code, error.params) : fileProblem('internal');
  await end(deps, lease, 'failed', JSON.stringify([...problemsOf(job), problem]));
}

/** Ends a job that is still this process's own, with one line of the audit trail for a run. */
async function end(
  deps: ImporterDeps,
  { jobId, owner, state }: Lease,
  outcome: 'done' | 'cancelled' | 'failed',
  problems?: string,
): Promise<void> {
  const events = { done: 'import_finished', cancelled: 'import_cancelled', failed: 'import_failed' } as const;
  const at = deps.clock();
  await deps.database.db.transaction().execute(async (trx) => {
    let change = trx
      .updateTable('import_job')
      .set({
        ...{ state: outcome, is_cancel_wanted: 0, lease_owner: null, finished_at: at, updated_at: at },
        ...(problems === undefined ? {} : { problems }),
      })
      .where('id', '=', jobId)
      .where('lease_owner', '=', owner)
      .where('state', '=', state);
    // Work stops also because another process has the job.
    if (outcome === 'cancelled') change = change.where('is_cancel_wanted', '=', 1);
    const row = await change.returningAll().executeTakeFirst();
    if (!row || state !== 'running') return;
    const creator = row.created_by === null ? undefined : await findActor(trx, row.created_by);
    const request = { id: jobId, ip: '', userAgent: '' };
    await writeLine(deps, trx, { row, event: events[outcome], actor: creator, request });
  });
}

function findActor(trx: ImporterDeps['database']['db'], userId: string) {
  return trx
    .selectFrom('app_user')
    .select(['id as userId', 'login_name as loginName'])
    .where('id', '=', userId)
    .executeTakeFirst();
}
