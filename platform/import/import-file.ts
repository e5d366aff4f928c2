import { randomUUID } from 'node:crypto';
import type { ImportJob, ImportKind, ImportMapping, ImportOptions, ImportRow } from '#shared/contracts';
import { pick } from '#shared/language';
import type { ImporterDeps } from './import-deps.ts';
import { requireMapping } from './jobs/check-mapping.ts';
import { insertJob } from './jobs/create-job.ts';
import { getJobRow } from './jobs/find-job.ts';
import { inspectFile } from './jobs/inspect-file.ts';
import { mappingOf, toJob } from './jobs/job-row.ts';
import { rowColumns, toRow } from './jobs/list-rows.ts';
import { beginComparing } from './jobs/preview-job.ts';
import { beginRunning } from './jobs/run-and-cancel.ts';
import { writeLine } from './jobs/write-line.ts';
import { describeProblem } from './report/describe-problem.ts';
import { fileProblemTexts, fillText } from './report/problem-texts.ts';
import { createImporter } from './work/create-importer.ts';

export interface ImportFileOrder {
  readonly unitId: string;
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly content: Uint8Array;
  /** Default: what the header says. */
  readonly mapping?: ImportMapping | undefined;
  readonly options: ImportOptions;
  /** Compares and writes nothing. */
  readonly isDryRun: boolean;
}

export interface ImportFileResult {
  readonly job: ImportJob;
  /** One line a problem of a file or a row, by row and column. */
  readonly problems: readonly string[];
}

/** Problems that are listed; the report has all. */
const listedRows = 200;
const operator = { id: null, mayChangeContacts: true };

/**
 * Compares a file with a unit and writes it, all at once: what an operator does at the command line. Who may is whoever has the data.
 * @throws DomainError `invalid_input` for a mapping that misses something, `conflict` while another import of the unit runs
 */
export async function importFile(deps: ImporterDeps, order: ImportFileOrder): Promise<ImportFileResult> {
  const { db } = deps.database;
  const { unitId, kind, fileName, content } = order;
  const inspection = await inspectFile(async () => content, { kind });
  const creator = { created_by: null, creator_name: null, may_change_contacts: 1 as const };
  const id = await insertJob(db, { unitId, kind, fileName, fileId: null, inspection }, creator, deps.clock());
  const row = await getJobRow(db, unitId, id);
  if (row.state === 'unreadable') return readResult(deps, unitId, id);
  const mapping = order.mapping ?? mappingOf(row);
  requireMapping(kind, mapping);
  const importer = createImporter(deps);
  await beginComparing(db, row, { mapping, options: order.options }, operator, deps.clock());
  await importer.work(id, content);
  const compared = await getJobRow(db, unitId, id);
  if (order.isDryRun || compared.state !== 'compared') return readResult(deps, unitId, id);
  await db.transaction().execute(async (trx) => {
    await beginRunning(trx, compared, operator, deps.clock());
    const request = { id: randomUUID(), ip: '', userAgent: 'npm run portal' };
    await writeLine(deps, trx, { row: compared, event: 'import_begun', actor: undefined, request });
  });
  await importer.work(id);
  return readResult(deps, unitId, id);
}

async function readResult(
  { database: { db } }: ImporterDeps,
  unitId: string,
  jobId: string,
): Promise<ImportFileResult> {
  const job = toJob(await getJobRow(db, unitId, jobId));
  const refused = await db
    .selectFrom('import_row')
    .select(rowColumns)
    .where('job_id', '=', jobId)
    .where('outcome', '=', 'refused')
    .orderBy('row_number')
    .limit(listedRows)
    .execute();
  const ofFile = job.problems.map(({ code, params }) => fillText(pick(fileProblemTexts[code], 'en'), params));
  return { job, problems: [...ofFile, ...refused.map(toRow).flatMap(describeRow)] };
}

/** A set of files says itself where a row stands. */
function describeRow({ row, values: { source = `Row ${row}` }, problems }: ImportRow): string[] {
  return problems.map((problem) => `${source}: ${describeProblem(problem, 'en')}`);
}
