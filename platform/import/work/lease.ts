import type { Kysely, Updateable } from 'kysely';
import type { Tables } from '#platform/database';
import type { JobRow } from '../jobs/job-row.ts';
import { leaseTime } from '../limits.ts';

/** The job was cancelled, or another process has it: nothing more is written. */
export class WorkStopped extends Error {
  override readonly name = 'WorkStopped';
}

/** The right to work at a job. It ends by itself when the process gives no sign of life. */
export interface Lease {
  readonly jobId: string;
  readonly owner: string;
  readonly state: 'comparing' | 'running';
}

/** Takes a job that nobody works at. @returns undefined where there is none of this id */
export async function takeLease(
  db: Kysely<Tables>,
  { jobId, owner, now }: { jobId: string; owner: string; now: number },
): Promise<JobRow | undefined> {
  return db
    .updateTable('import_job')
    .set({ lease_owner: owner, lease_until: now + leaseTime })
    .where('id', '=', jobId)
    .where('state', 'in', ['comparing', 'running'])
    .where((eb) => eb.or([eb('lease_owner', 'is', null), eb('lease_until', '<', now)]))
    .returningAll()
    .executeTakeFirst();
}

/**
 * Notes how far the work is, inside the transaction of a batch. The row is locked until it ends, so that a process that has lost the
 * lease writes nothing.
 * @throws WorkStopped
 */
export async function continueWork(
  trx: Kysely<Tables>,
  { jobId, owner, state }: Lease,
  progress: Updateable<Tables['import_job']>,
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('import_job')
    .set({ ...progress, lease_until: now + leaseTime, updated_at: now })
    .where('id', '=', jobId)
    .where('lease_owner', '=', owner)
    .where('state', '=', state)
    .where('is_cancel_wanted', '=', 0)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new WorkStopped();
}

/** A sign of life between batches, as while a large file is opened. */
export async function renewLease(
  db: Kysely<Tables>,
  { jobId, owner }: Pick<Lease, 'jobId' | 'owner'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('import_job')
    .set({ lease_until: now + leaseTime })
    .where('id', '=', jobId)
    .where('lease_owner', '=', owner)
    .execute();
}
