import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { findHoldingMore } from '#platform/grants';
import { type UserType, userTypeCodes } from '#shared/contracts';
import { actorOf, type JobRow, optionsOf } from '../jobs/job-row.ts';
import type { PlannedRow } from '../kinds/kind-rules.ts';
import { firstLeavingRow, rowsPerBatch } from '../limits.ts';
import { rowProblem } from '../meaning/problems.ts';

/**
 * Enabled people of the types in the file whom no row names, a batch at a time. Administrators never leave by a file. Somebody who holds
 * more than its sender is refused, and stays. A program may disable her, so that no leaver keeps a door.
 * @param types of the people in the file
 */
export async function* findLeavers(
  db: Kysely<Tables>,
  job: JobRow,
  types: ReadonlySet<UserType>,
): AsyncGenerator<PlannedRow[]> {
  const wanted = [...types].filter((type) => type !== userTypeCodes.administrator);
  if (wanted.length === 0) return;
  const { disableLeaving } = optionsOf(job);
  let after = '';
  let number = firstLeavingRow;
  for (;;) {
    const people = await selectLeavers(db, job, wanted, after);
    const last = people.at(-1);
    if (!last) return;
    const ids = people.map(({ id }) => id);
    const above = disableLeaving ? await listAbove(db, job, ids) : new Set();
    yield people.map((person) => toPlanned(person, number++, above.has(person.id)));
    after = last.login_name;
  }
}

/** Those of some people whom an import does not disable, since they hold more than its sender. */
export async function listAbove(
  db: Kysely<Tables>,
  job: JobRow,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const actor = actorOf(job);
  if (actor === 'program') return new Set();
  return findHoldingMore(db, actor, userIds);
}

function selectLeavers(
  db: Kysely<Tables>,
  job: Pick<JobRow, 'id' | 'unit_id' | 'created_by'>,
  types: readonly UserType[],
  after: string,
) {
  return (
    db
      .selectFrom('app_user')
      .select(['id', 'login_name', 'real_name', 'external_id', 'user_type', 'grade_name', 'class_name'])
      .where('unit_id', '=', job.unit_id)
      // The order of an index, so that each batch goes on where the last one ended.
      .where('login_name', '>', after)
      .where('user_status', '=', 'enabled')
      .where('user_type', 'in', types)
      .where('id', '!=', job.created_by ?? '')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('import_row')
              .select('row_number')
              .where('job_id', '=', job.id)
              .whereRef('target_id', '=', 'app_user.id'),
          ),
        ),
      )
      .orderBy('login_name')
      .limit(rowsPerBatch)
      .execute()
  );
}

function toPlanned(
  person: Awaited<ReturnType<typeof selectLeavers>>[number],
  number: number,
  isAbove: boolean,
): PlannedRow {
  return {
    number,
    outcome: isAbove ? 'refused' : 'leaving',
    targetId: person.id,
    changes: [],
    problems: isAbove ? [rowProblem('holds_more')] : [],
    values: {
      externalId: person.external_id ?? '',
      loginName: person.login_name,
      realName: person.real_name,
      userType: String(person.user_type),
      gradeName: person.grade_name,
      className: person.class_name,
    },
  };
}
