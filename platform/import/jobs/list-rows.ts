import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '#platform/database';
import { countPages, type Principal, toPageWindow } from '#platform/http';
import { requireUnit } from '#platform/organisation';
import type { AnswerOf, ImportRow, importRows, ParsedPayloadOf } from '#shared/contracts';
import { firstLeavingRow } from '../limits.ts';
import { getJobRow } from './find-job.ts';
import type { JobRow } from './job-row.ts';

export const rowColumns = ['row_number', 'outcome', 'cells', 'changes', 'problems', 'is_done'] as const;
type KeptRow = Pick<Selectable<Tables['import_row']>, (typeof rowColumns)[number]>;

/** A page of the rows of an import, in the order of the file. @throws DomainError `not_found` */
export async function listRows(
  db: Kysely<Tables>,
  principal: Principal,
  payload: ParsedPayloadOf<typeof importRows>,
): Promise<AnswerOf<typeof importRows>> {
  const unitId = await requireUnit(db, principal, payload.unitId);
  const job = await getJobRow(db, unitId, payload.jobId);
  return readRowPage(db, job, payload);
}

/** A page of the rows of an import that the caller may see. */
export async function readRowPage(
  db: Kysely<Tables>,
  job: JobRow,
  { outcome, page, size }: Pick<ParsedPayloadOf<typeof importRows>, 'outcome' | 'page' | 'size'>,
): Promise<AnswerOf<typeof importRows>> {
  const window = toPageWindow(page, size);
  const total = outcome ? job[`count_${outcome}`] : countAll(job);
  let query = db.selectFrom('import_row').select(rowColumns).where('job_id', '=', job.id);
  if (outcome) query = query.where('outcome', '=', outcome);
  const rows = await query.orderBy('row_number').limit(window.size).offset(window.offset).execute();
  return { list: rows.map(toRow), total, pages: countPages(total, window.size), page: window.page };
}

/** A row as the calls answer it. */
export function toRow({ row_number, outcome, cells, changes, problems, is_done }: KeptRow): ImportRow {
  return {
    row: row_number >= firstLeavingRow ? null : row_number,
    outcome,
    values: JSON.parse(cells) as ImportRow['values'],
    changes: JSON.parse(changes) as ImportRow['changes'],
    problems: JSON.parse(problems) as ImportRow['problems'],
    isDone: is_done === 1,
  };
}

function countAll(job: JobRow): number {
  return job.count_new + job.count_changed + job.count_same + job.count_leaving + job.count_refused;
}
