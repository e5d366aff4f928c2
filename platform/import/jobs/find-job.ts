import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { requireUnit } from '#platform/organisation';
import { DomainError, type ImportJob } from '#shared/contracts';
import { type JobRow, toJob } from './job-row.ts';

const listed = 50;

/** An import of the unit. One of another unit does not exist here. @throws DomainError `not_found` */
export async function getJobRow(db: Kysely<Tables>, unitId: string, jobId: string): Promise<JobRow> {
  const row = await db
    .selectFrom('import_job')
    .selectAll()
    .where('id', '=', jobId)
    .where('unit_id', '=', unitId)
    .executeTakeFirst();
  if (!row) throw new DomainError('not_found');
  return row;
}

/** @throws DomainError `not_found` */
export async function readJob(
  db: Kysely<Tables>,
  principal: Principal,
  { unitId, jobId }: { unitId: string; jobId: string },
): Promise<ImportJob> {
  return toJob(await getJobRow(db, await requireUnit(db, principal, unitId), jobId));
}

/** The latest imports of a unit. @throws DomainError `not_found` */
export async function listJobs(
  db: Kysely<Tables>,
  principal: Principal,
  { unitId }: { unitId: string },
): Promise<ImportJob[]> {
  const rows = await db
    .selectFrom('import_job')
    .selectAll()
    .where('unit_id', '=', await requireUnit(db, principal, unitId))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(listed)
    .execute();
  return rows.map(toJob);
}
