import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { requireUnit } from '#platform/organisation';
import { claimOwnFile } from '#platform/storage';
import type { ImportJob, ImportKind, importCreate, ParsedPayloadOf } from '#shared/contracts';
import type { Caller, ImportDeps } from '../import-deps.ts';
import { mayChangeContacts } from '../may-change-contacts.ts';
import { getJobRow } from './find-job.ts';
import { type Inspection, inspectFile } from './inspect-file.ts';
import { toJob } from './job-row.ts';
import { readContent } from './read-content.ts';

/** The service that an upload names. */
const serverId = 'import';

/**
 * Begins an import with a file that the caller has uploaded. A file that cannot be read makes an import that says why.
 * @throws DomainError `not_found`, also for the file of somebody else
 */
export async function createJob(
  deps: ImportDeps,
  { principal }: Pick<Caller, 'principal'>,
  { unitId: wanted, kind, fileId }: ParsedPayloadOf<typeof importCreate>,
): Promise<ImportJob> {
  const { db } = deps.database;
  const unitId = await requireUnit(db, principal, wanted);
  const claim = (trx: Kysely<Tables>) => claimOwnFile(trx, principal, { fileId, serverId });
  await db.transaction().execute(claim);
  const inspection = await inspectFile(() => readContent(deps, fileId), { kind });
  const may_change_contacts = (await mayChangeContacts(db, principal)) ? 1 : 0;
  return db.transaction().execute(async (trx) => {
    // Who has removed the file meanwhile begins nothing.
    const file = await claim(trx);
    const creator = { created_by: principal.userId, creator_name: principal.loginName };
    const job = { unitId, kind, fileName: file.name, fileId, inspection };
    const id = await insertJob(trx, job, { ...creator, may_change_contacts }, deps.clock());
    return toJob(await getJobRow(trx, unitId, id));
  });
}

export interface NewJob {
  readonly unitId: string;
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly fileId: string | null;
  readonly inspection: Inspection;
}

/** Who began an import; those of programs name their client and its key. */
export type JobCreator = Pick<
  Insertable<Tables['import_job']>,
  'created_by' | 'creator_name' | 'may_change_contacts' | 'client_id' | 'idempotency_key' | 'content_hash'
>;

/** @returns the id of the import */
export async function insertJob(
  trx: Kysely<Tables>,
  { unitId, kind, fileName, fileId, inspection }: NewJob,
  creator: JobCreator,
  at: number,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('import_job')
    .values({
      id,
      unit_id: unitId,
      kind,
      state: inspection.isReadable ? 'ready' : 'unreadable',
      file_id: fileId,
      file_name: fileName,
      encoding: inspection.encoding,
      header_row: inspection.headerRow,
      columns: JSON.stringify(inspection.columns),
      mapping: JSON.stringify(inspection.mapping),
      options: '{}',
      problems: JSON.stringify(inspection.problems),
      ...creator,
      created_at: at,
      updated_at: at,
      finished_at: null,
    })
    .execute();
  return id;
}
