import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { requireUnit } from '#platform/organisation';
import {
  DomainError,
  type ImportJob,
  type ImportState,
  type importPreview,
  type ParsedPayloadOf,
} from '#shared/contracts';
import type { Caller, ImportDeps } from '../import-deps.ts';
import { mayChangeContacts } from '../may-change-contacts.ts';
import { requireMapping } from './check-mapping.ts';
import { getJobRow } from './find-job.ts';
import { inspectFile } from './inspect-file.ts';
import { type JobRow, problemsOf, toJob } from './job-row.ts';
import { readContent } from './read-content.ts';

const comparable: readonly ImportState[] = ['ready', 'compared', 'done', 'cancelled', 'failed'];
const busy =
  '导入正在进行，请等它结束或先取消|||This import is at work. Wait until it ends, or cancel it first';
const unreadable = '这个文件无法读取，请换一个文件|||This file cannot be read. Choose another one';

/**
 * Compares an import anew in the background, by a mapping.
 * @throws DomainError `not_found`, `conflict` while it works, `invalid_input` for a mapping that misses something
 */
export async function previewJob(
  deps: ImportDeps,
  { principal }: Pick<Caller, 'principal'>,
  payload: ParsedPayloadOf<typeof importPreview>,
): Promise<ImportJob> {
  const { db } = deps.database;
  const unitId = await requireUnit(db, principal, payload.unitId);
  const row = await getJobRow(db, unitId, payload.jobId);
  if (row.state === 'unreadable') throw new DomainError('invalid_input', { message: unreadable });
  if (!comparable.includes(row.state)) throw new DomainError('conflict', { message: busy });
  requireMapping(row.kind, payload.mapping);
  const seen = await inspectAgain(deps, row, payload);
  const may = await mayChangeContacts(db, principal);
  const order = { ...seen, mapping: payload.mapping, options: payload.options };
  await beginComparing(db, row, order, { id: principal.userId, mayChangeContacts: may }, deps.clock());
  deps.start(row.id);
  return toJob(await getJobRow(db, unitId, row.id));
}

type Order = Pick<ParsedPayloadOf<typeof importPreview>, 'mapping' | 'options'> &
  Partial<Pick<JobRow, 'encoding' | 'header_row' | 'columns' | 'problems'>>;

/** Lets a job be compared. @throws DomainError `conflict` where somebody was faster */
export async function beginComparing(
  db: Kysely<Tables>,
  { id, state }: Pick<JobRow, 'id' | 'state'>,
  { mapping, options, ...seen }: Order,
  creator: { id: string | null; mayChangeContacts: boolean },
  at: number,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('import_job')
    .set({
      ...seen,
      state: 'comparing',
      mapping: JSON.stringify(mapping),
      options: JSON.stringify(options),
      created_by: creator.id,
      may_change_contacts: creator.mayChangeContacts ? 1 : 0,
      ...{ count_new: 0, count_changed: 0, count_same: 0, count_leaving: 0, count_refused: 0 },
      ...{ total_rows: 0, done_rows: 0, cursor: 0, is_cancel_wanted: 0 },
      ...{ lease_owner: null, lease_until: 0, finished_at: null },
      updated_at: at,
    })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new DomainError('conflict', { message: busy });
}

/** What another encoding or another header shows. @throws DomainError `invalid_input` where the file cannot be read so */
async function inspectAgain(
  deps: ImportDeps,
  row: JobRow,
  { encoding, headerRow }: ParsedPayloadOf<typeof importPreview>,
) {
  const isOther =
    (encoding !== undefined && row.encoding !== null && encoding !== row.encoding) ||
    (headerRow !== undefined && headerRow !== row.header_row);
  if (!isOther)
    return { problems: JSON.stringify(problemsOf(row).filter(({ code }) => code === 'no_header')) };
  const wanted = { kind: row.kind, encoding: encoding ?? row.encoding ?? undefined, headerRow };
  const seen = await inspectFile(() => readContent(deps, row.file_id), wanted);
  if (!seen.isReadable) throw new DomainError('invalid_input', { message: unreadable });
  return {
    encoding: seen.encoding,
    header_row: seen.headerRow,
    columns: JSON.stringify(seen.columns),
    problems: JSON.stringify(seen.problems),
  };
}
