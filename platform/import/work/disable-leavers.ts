import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { ImporterDeps } from '../import-deps.ts';
import type { JobRow } from '../jobs/job-row.ts';
import type { PlannedRow } from '../kinds/kind-rules.ts';

/** Disables people who are not in the file, and ends their sessions. Whoever is disabled already stays so. */
export async function disableLeavers(
  { endSessionsOf }: Pick<ImporterDeps, 'endSessionsOf'>,
  trx: Kysely<Tables>,
  job: Pick<JobRow, 'unit_id'>,
  leavers: readonly PlannedRow[],
  at: number,
): Promise<readonly PlannedRow[]> {
  const ids = leavers.flatMap(({ targetId }) => targetId ?? []);
  const disabled = await trx
    .updateTable('app_user')
    .set((eb) => ({ user_status: 'disabled' as const, updated_at: at, revision: eb('revision', '+', 1) }))
    .where('id', 'in', ids)
    .where('unit_id', '=', job.unit_id)
    .where('user_status', '=', 'enabled')
    .returning('id')
    .execute();
  for (const { id } of disabled) await endSessionsOf(trx, id, 'user_disabled');
  return leavers;
}
