import type { Insertable, Kysely } from 'kysely';
import { sql } from 'kysely';
import { deleteInBatches, type Tables } from '#platform/database';
import type { ImportCounts } from '#shared/contracts';
import type { ImporterDeps } from '../import-deps.ts';
import { actorOf, type JobRow, mappingOf, optionsOf, problemsOf } from '../jobs/job-row.ts';
import { readContent } from '../jobs/read-content.ts';
import type { KindContext, PlannedRow, SeenKeys } from '../kinds/kind-rules.ts';
import { rulesOfKind } from '../kinds/rules-of-kind.ts';
import { rowsPerBatch } from '../limits.ts';
import { checkRow } from '../meaning/check-row.ts';
import { readTable } from '../reading/read-table.ts';
import type { TableRow } from '../reading/table-row.ts';
import { countRows, noCounts, toCountColumns } from './counts.ts';
import { findLeavers } from './find-leavers.ts';
import { giveOthersTime } from './give-others-time.ts';
import { createStatistics } from './keep-statistics.ts';
import { continueWork, type Lease } from './lease.ts';
import { createUnitCheck, type UnitCheck } from './unit-check.ts';

/**
 * Reads the file and compares each row with the unit. It begins anew after a kill: nothing but the comparison is written.
 * @param content of the command line; default: the uploaded file
 * @throws FileProblem, WorkStopped
 */
export async function compareJob(
  deps: ImporterDeps,
  job: JobRow,
  lease: Lease,
  content?: Uint8Array,
): Promise<void> {
  const { database } = deps;
  await deleteInBatches(database, {
    from: 'import_row',
    where: sql`job_id = ${job.id}`,
    orderBy: 'row_number',
  });
  const comparison = await createComparison(deps, job, lease);
  const bytes = content ?? (await readContent(deps, job.file_id));
  const encoding = job.encoding ?? undefined;
  const refreshStatistics = createStatistics(database);
  let read = 0;
  for await (const rows of readTable(bytes, {
    encoding,
    isRoster: job.kind === 'roster',
    batch: rowsPerBatch,
  })) {
    const startedAt = performance.now();
    await comparison.add(rows.filter(({ number }) => number > job.header_row));
    read += rows.length;
    await refreshStatistics(read);
    await giveOthersTime(startedAt);
  }
  await comparison.finish();
}

async function createComparison(deps: ImporterDeps, job: JobRow, lease: Lease) {
  const { db } = deps.database;
  const rules = rulesOfKind[job.kind];
  const mapping = mappingOf(job);
  const context = contextOf(job, deps.clock());
  const unit = await createUnitCheck(db, job);
  const seen: SeenKeys = new Map();
  let counts: ImportCounts = noCounts;
  let done = 0;

  const keep = async (planned: readonly PlannedRow[]): Promise<void> => {
    counts = countRows(counts, planned);
    await db.transaction().execute(async (trx) => {
      const progress = { done_rows: done, ...toCountColumns(counts) };
      await continueWork(trx, lease, progress, deps.clock());
      await insertRows(trx, job.id, planned);
    });
  };
  return {
    add: async (rows: readonly TableRow[]): Promise<void> => {
      const checked = rows.flatMap((row) => checkRow(job.kind, mapping, row) ?? []);
      done += rows.length;
      const planned = await rules.compare(db, context, checked, seen);
      unit.note(planned);
      await keep(planned);
    },
    finish: async (): Promise<void> => {
      if (job.kind === 'people' || job.kind === 'roster')
        for await (const leavers of findLeavers(db, job, unit.types)) await keep(leavers);
      await finish(deps, job, lease, unit, { done, counts });
    },
  };
}

async function finish(
  deps: ImporterDeps,
  job: JobRow,
  lease: Lease,
  unit: UnitCheck,
  { done, counts }: { done: number; counts: ImportCounts },
): Promise<void> {
  const { db } = deps.database;
  const problems = [...problemsOf(job), ...(await unit.findProblems())];
  const progress = {
    state: 'compared' as const,
    ...{ done_rows: done, total_rows: done, ...toCountColumns(counts) },
    problems: JSON.stringify(problems),
    lease_owner: null,
  };
  await db.transaction().execute((trx) => continueWork(trx, lease, progress, deps.clock()));
}

/** What the rules of a kind know of a job. */
export function contextOf(job: JobRow, at: number, usedNumbers = new Map<string, number>()): KindContext {
  return {
    unitId: job.unit_id,
    options: optionsOf(job),
    actor: actorOf(job),
    mayChangeContacts: job.may_change_contacts === 1,
    usedNumbers,
    at,
  };
}

async function insertRows(trx: Kysely<Tables>, jobId: string, planned: readonly PlannedRow[]): Promise<void> {
  if (planned.length === 0) return;
  const rows = planned.map(
    (row): Insertable<Tables['import_row']> => ({
      job_id: jobId,
      row_number: row.number,
      outcome: row.outcome,
      target_id: row.targetId,
      cells: JSON.stringify(row.values),
      changes: JSON.stringify(row.changes),
      problems: JSON.stringify(row.problems),
    }),
  );
  await trx.insertInto('import_row').values(rows).execute();
}
