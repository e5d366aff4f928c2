import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isUniqueViolation, type Tables } from '#platform/database';
import type { Program } from '#platform/programs';
import { DomainError } from '#shared/contracts';
import type { ImporterDeps } from '../import-deps.ts';
import { requireMapping } from '../jobs/check-mapping.ts';
import { insertJob } from '../jobs/create-job.ts';
import { getJobRow } from '../jobs/find-job.ts';
import { inspectFile } from '../jobs/inspect-file.ts';
import { type JobRow, mappingOf } from '../jobs/job-row.ts';
import { beginComparing } from '../jobs/preview-job.ts';
import { leaseTime } from '../limits.ts';
import type { ProgramOrder } from './program-order.ts';

const otherBody =
  '这个 Idempotency-Key 已用于另一份内容|||This Idempotency-Key has been used with another content';

/** What a program may touch of contacts takes the scope by which it keeps people. */
export function mayChangeContacts({ scopes }: Program): boolean {
  return scopes.includes('people.write');
}

/**
 * Begins an import of a program, and lets it be compared. The same key with the same content is the same import.
 * @param requireRoom asks whether another import may be worked at, and throws where it may not
 * @returns whether it is a new one, which is to be worked at
 * @throws DomainError `conflict` for the same key with another content, `invalid_input` for a file that lacks a column
 */
export async function createProgramImport(
  deps: ImporterDeps,
  program: Program,
  order: ProgramOrder,
  key: string,
  requireRoom: () => Promise<void>,
): Promise<{ row: JobRow; isNew: boolean }> {
  const { db } = deps.database;
  const hash = hashOf(order);
  const known = await findByKey(db, program, key);
  if (known) return { row: requireSame(known, hash), isNew: false };
  await requireRoom();
  const { kind, fileName, content, options } = order;
  const inspection = await inspectFile(async () => content, { kind });
  if (inspection.isReadable) requireMapping(kind, inspection.mapping);
  const creator = {
    ...{ created_by: null, creator_name: await nameOf(db, program.clientId) },
    may_change_contacts: mayChangeContacts(program) ? (1 as const) : (0 as const),
    ...{ client_id: program.clientId, idempotency_key: key, content_hash: hash },
  };
  const { unitId } = program;
  const at = deps.clock();
  const insert = db.transaction().execute(async (trx) => {
    const id = await insertJob(trx, { unitId, kind, fileName, fileId: null, inspection }, creator, at);
    const row = await getJobRow(trx, unitId, id);
    if (row.state === 'unreadable') return { row, isNew: false };
    const who = { id: null, mayChangeContacts: mayChangeContacts(program) };
    await beginComparing(trx, row, { mapping: mappingOf(row), options }, who, at);
    // Its content is in this process alone: no other one takes it meanwhile.
    await trx
      .updateTable('import_job')
      .set({ lease_until: at + leaseTime })
      .where('id', '=', id)
      .execute();
    return { row: await getJobRow(trx, unitId, id), isNew: true };
  });
  return insert.catch(async (error: unknown) => {
    const other = isUniqueViolation(error) ? await findByKey(db, program, key) : undefined;
    if (!other) throw error;
    return { row: requireSame(other, hash), isNew: false };
  });
}

/** Whether an import of the program is still at work. */
export async function isAtWork(db: Kysely<Tables>, { unitId, clientId }: Program): Promise<boolean> {
  const row = await db
    .selectFrom('import_job')
    .select('id')
    .where('unit_id', '=', unitId)
    .where('client_id', '=', clientId)
    .where('state', 'in', ['comparing', 'running'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** An import that the program began itself. @throws DomainError `not_found` */
export async function getProgramImport(
  db: Kysely<Tables>,
  { unitId, clientId }: Program,
  id: string,
): Promise<JobRow> {
  const row = await getJobRow(db, unitId, id);
  if (row.client_id !== clientId) throw new DomainError('not_found');
  return row;
}

function findByKey(
  db: Kysely<Tables>,
  { unitId, clientId }: Program,
  key: string,
): Promise<JobRow | undefined> {
  return db
    .selectFrom('import_job')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('idempotency_key', '=', key)
    .where('unit_id', '=', unitId)
    .executeTakeFirst();
}

function requireSame(row: JobRow, hash: string): JobRow {
  if (row.content_hash !== hash) throw new DomainError('conflict', { message: otherBody });
  return row;
}

/** @throws DomainError `forbidden` where the client was removed since the request began */
async function nameOf(db: Kysely<Tables>, clientId: string): Promise<string> {
  const client = await db
    .selectFrom('oauth_client')
    .select('name_zh')
    .where('id', '=', clientId)
    .executeTakeFirst();
  if (!client) throw new DomainError('forbidden');
  return client.name_zh;
}

function hashOf({ content, ...order }: ProgramOrder): string {
  const { kind, isRun, options } = order;
  return createHash('sha256').update(JSON.stringify({ kind, isRun, options })).update(content).digest('hex');
}
