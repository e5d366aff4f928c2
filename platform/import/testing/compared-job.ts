import type { PortalDatabase } from '#platform/database';
import type { ImportKind, ImportOptions } from '#shared/contracts';
import type { ImporterDeps } from '../import-deps.ts';
import { importFile } from '../import-file.ts';
import { getJobRow } from '../jobs/find-job.ts';
import { beginRunning } from '../jobs/run-and-cancel.ts';

/** A file that is compared with a unit, and not run. @returns the id of the import */
export async function createComparedJob(
  deps: ImporterDeps,
  unitId: string,
  kind: ImportKind,
  content: Buffer | string,
  options: Partial<ImportOptions> = {},
): Promise<string> {
  const all = { userType: null, disableLeaving: false, foundClasses: false, ...options };
  const order = { unitId, kind, fileName: 'a.csv', content: Buffer.from(content), options: all };
  const { job } = await importFile(deps, { ...order, isDryRun: true });
  return job.jobId;
}

/** Lets a compared import run; nobody works at it yet. */
export async function setRunning({ db }: PortalDatabase, unitId: string, jobId: string): Promise<void> {
  const operator = { id: null, mayChangeContacts: true };
  await beginRunning(db, await getJobRow(db, unitId, jobId), operator, Date.now());
}
