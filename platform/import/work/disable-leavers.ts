import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { ImporterDeps } from '../import-deps.ts';
import type { JobRow } from '../jobs/job-row.ts';
import type { PlannedRow } from '../kinds/kind-rules.ts';
import { rowProblem } from '../meaning/problems.ts';
import { listAbove } from './find-leavers.ts';

/**
 * Disables people who are not in the file, and ends their sessions. Disabled people stay as they are. The rights of the sender are read
 * again: people who hold more by now are refused.
 */
export async function disableLeavers(
  { endSessionsOf }: Pick<ImporterDeps, 'endSessionsOf'>,
  trx: Kysely<Tables>,
  job: JobRow,
  leavers: readonly PlannedRow[],
  at: number,
): Promise<readonly PlannedRow[]> {
  const known = leavers.flatMap(({ targetId }) => targetId ?? []);
  const above = await listAbove(trx, job, known);
  const ids = known.filter((id) => !above.has(id));
  if (ids.length > 0) await disable(endSessionsOf, trx, { ids, unitId: job.unit_id, at });
  return leavers.map((row) =>
    above.has(row.targetId ?? '')
      ? { ...row, outcome: 'refused' as const, problems: [rowProblem('holds_more')] }
      : row,
  );
}

async function disable(
  endSessionsOf: ImporterDeps['endSessionsOf'],
  trx: Kysely<Tables>,
  { ids, unitId, at }: { ids: readonly string[]; unitId: string; at: number },
): Promise<void> {
  const disabled = await trx
    .updateTable('app_user')
    .set((eb) => ({ user_status: 'disabled' as const, updated_at: at, revision: eb('revision', '+', 1) }))
    .where('id', 'in', ids)
    .where('unit_id', '=', unitId)
    .where('user_status', '=', 'enabled')
    .returning('id')
    .execute();
  for (const { id } of disabled) await endSessionsOf(trx, id, 'user_disabled');
}
