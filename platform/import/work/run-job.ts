import { type Kysely, sql } from 'kysely';
import { isUniqueViolation, type Tables } from '#platform/database';
import { type ImportCounts, type ImportOutcome, isDomainError } from '#shared/contracts';
import type { ImporterDeps } from '../import-deps.ts';
import { type JobRow, optionsOf } from '../jobs/job-row.ts';
import type { PlannedRow } from '../kinds/kind-rules.ts';
import { rulesOfKind } from '../kinds/rules-of-kind.ts';
import { firstLeavingRow, rowsPerBatch } from '../limits.ts';
import { parseValues } from '../meaning/check-row.ts';
import { rowProblem } from '../meaning/problems.ts';
import { contextOf } from './compare-job.ts';
import { toCountColumns } from './counts.ts';
import { disableLeavers } from './disable-leavers.ts';
import { giveOthersTime } from './give-others-time.ts';
import { createStatistics } from './keep-statistics.ts';
import { continueWork, type Lease } from './lease.ts';

/** How often a batch is tried whose people somebody else changes at the same moment. */
const maxTries = 3;

/** Where a run stands. It is kept with each batch, so that another process goes on behind it. */
interface Position {
  cursor: number;
  done: number;
  counts: ImportCounts;
  readonly usedNumbers: Map<string, number>;
}

/**
 * Writes the rows that are new or changed, and who leaves, batch by batch: each is one transaction with its progress.
 * @throws WorkStopped
 */
export async function runJob(deps: ImporterDeps, job: JobRow, lease: Lease): Promise<void> {
  const position: Position = {
    cursor: job.cursor,
    done: job.done_rows,
    counts: countsOf(job),
    usedNumbers: new Map(),
  };
  const refreshStatistics = createStatistics(deps.database);
  for (;;) {
    const startedAt = performance.now();
    deps.onBatch?.();
    const rows = await nextRows(deps.database.db, job, position.cursor);
    if (rows.length === 0) return;
    await writeRows(deps, job, lease, position, rows);
    await refreshStatistics(position.done);
    await giveOthersTime(startedAt);
  }
}

type KeptRow = Awaited<ReturnType<typeof nextRows>>[number];

/** People of the file, or people who leave; never both. */
async function nextRows(db: Kysely<Tables>, job: JobRow, cursor: number) {
  const outcomes: ImportOutcome[] = ['new', 'changed'];
  if (optionsOf(job).disableLeaving) outcomes.push('leaving');
  const rows = await db
    .selectFrom('import_row')
    .select(['row_number', 'outcome', 'target_id', 'cells', 'problems'])
    .where('job_id', '=', job.id)
    .where('row_number', '>', cursor)
    .where('outcome', 'in', outcomes)
    .orderBy('row_number')
    .limit(rowsPerBatch)
    .execute();
  const ofFile = rows.filter(({ row_number }) => row_number < firstLeavingRow);
  return ofFile.length > 0 ? ofFile : rows;
}

/** A batch that collides with what somebody else has just written is written row by row, and the row that collides is refused. */
async function writeRows(
  deps: ImporterDeps,
  job: JobRow,
  lease: Lease,
  position: Position,
  rows: readonly KeptRow[],
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await writeBatch(deps, job, lease, position, rows);
      return;
    } catch (error) {
      if (!isCollision(error)) throw error;
      if (tries < maxTries) continue;
      if (rows.length === 1) return refuseRow(deps, job, lease, position, rows);
      for (const row of rows) await writeRows(deps, job, lease, position, [row]);
      return;
    }
  }
}

function isCollision(error: unknown): boolean {
  return isUniqueViolation(error) || (isDomainError(error) && error.code === 'conflict');
}

async function writeBatch(
  deps: ImporterDeps,
  job: JobRow,
  lease: Lease,
  position: Position,
  rows: readonly KeptRow[],
): Promise<void> {
  const now = deps.clock();
  const next = await deps.database.db.transaction().execute(async (trx) => {
    // First of all: it locks the job, and refuses a process that has lost it.
    await continueWork(trx, lease, {}, now);
    const written = await writeKept(deps, trx, job, { rows, now, usedNumbers: position.usedNumbers });
    await updateRows(trx, job.id, written);
    const after = advance(position, rows, written);
    const progress = { cursor: after.cursor, done_rows: after.done, ...toCountColumns(after.counts) };
    await continueWork(trx, lease, progress, now);
    return after;
  });
  Object.assign(position, next);
}

async function writeKept(
  deps: ImporterDeps,
  trx: Kysely<Tables>,
  job: JobRow,
  { rows, now, usedNumbers }: { rows: readonly KeptRow[]; now: number } & Pick<Position, 'usedNumbers'>,
): Promise<readonly PlannedRow[]> {
  if (rows[0]?.outcome === 'leaving') return disableLeavers(deps, trx, job, rows.map(toPlanned), now);
  // Warnings are found again; what was refused is not here.
  const checked = rows.map((row) => ({
    number: row.row_number,
    values: parseValues(row.cells),
    problems: [],
  }));
  return rulesOfKind[job.kind].write(trx, contextOf(job, now, usedNumbers), checked);
}

function toPlanned(row: KeptRow): PlannedRow {
  return {
    number: row.row_number,
    outcome: row.outcome,
    targetId: row.target_id,
    values: parseValues(row.cells),
    changes: [],
    problems: [],
  };
}

async function refuseRow(
  deps: ImporterDeps,
  job: JobRow,
  lease: Lease,
  position: Position,
  rows: readonly KeptRow[],
): Promise<void> {
  const problem = rowProblem('login_taken', 'loginName');
  const refused = rows.map((row) => ({
    ...toPlanned(row),
    outcome: 'refused' as const,
    problems: [problem],
  }));
  const now = deps.clock();
  const after = advance(position, rows, refused);
  const progress = { cursor: after.cursor, done_rows: after.done, ...toCountColumns(after.counts) };
  await deps.database.db.transaction().execute(async (trx) => {
    await continueWork(trx, lease, progress, now);
    await updateRows(trx, job.id, refused);
  });
  Object.assign(position, after);
}

/** What was found anew takes the place of what the comparison had found. */
function advance(
  { cursor, done, counts, usedNumbers }: Position,
  rows: readonly KeptRow[],
  written: readonly PlannedRow[],
): Position {
  const sums = { ...counts };
  for (const { outcome } of rows) sums[outcome] -= 1;
  for (const { outcome } of written) sums[outcome] += 1;
  return { cursor: rows.at(-1)?.row_number ?? cursor, done: done + rows.length, counts: sums, usedNumbers };
}

/** The rows as they turned out, in one statement. */
async function updateRows(trx: Kysely<Tables>, jobId: string, rows: readonly PlannedRow[]): Promise<void> {
  const values = rows.map(
    ({ number, outcome, targetId, values: cells, changes, problems }) =>
      sql`(${String(number)}, ${outcome}, ${targetId}, ${JSON.stringify(cells)}, ${JSON.stringify(changes)}, ${JSON.stringify(problems)})`,
  );
  const numbers = rows.map(({ number }) => number);
  // Both engines call the columns of `values` column1, column2 … The range keeps PostgreSQL from reading all rows of the file.
  await sql`
    update import_row set outcome = given.column2, target_id = given.column3, cells = given.column4,
      changes = given.column5, problems = given.column6, is_done = 1
    from (values ${sql.join(values)}) as given
    where import_row.job_id = ${jobId} and import_row.row_number between ${Math.min(...numbers)} and ${Math.max(...numbers)}
      and import_row.row_number = cast(given.column1 as integer)`.execute(trx);
}

function countsOf(job: JobRow): ImportCounts {
  return {
    new: job.count_new,
    changed: job.count_changed,
    same: job.count_same,
    leaving: job.count_leaving,
    refused: job.count_refused,
  };
}
