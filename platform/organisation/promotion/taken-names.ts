import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { ClassNames } from '../class-names.ts';
import { namesOfStep, type PromotionRow, type StepRow } from './promotion-deps.ts';

/**
 * Names that two classes would have after undoing: a class that was created or renamed since has one that belongs to another. Undoing
 * waits until somebody renames or closes it.
 */
export async function listTakenNames(
  db: Kysely<Tables>,
  { id, unit_id }: PromotionRow,
): Promise<ClassNames[]> {
  const steps = await db.selectFrom('promotion_class').selectAll().where('promotion_id', '=', id).execute();
  const rows = await db
    .selectFrom('school_class')
    .select(['id', 'grade_name as gradeName', 'class_name as className', 'status'])
    .where('unit_id', '=', unit_id)
    .execute();
  const byId = new Map(steps.map((step) => [step.class_id, step]));
  const made = rows.filter((row) => byId.get(row.id)?.outcome === 'new');
  const inUse = await findNamesInUse(db, { id, unit_id }, made);
  const after: ClassNames[] = [];
  for (const row of rows) {
    const step = byId.get(row.id);
    const isAsLeft = step !== undefined && isUnchanged(step, row);
    if (!isAsLeft) after.push(...(row.status === 'open' ? [row] : []));
    else if (step.outcome !== 'new') after.push(namesOfStep(step).from);
    else if (inUse.has(keyOf(row))) after.push(row);
  }
  const byNames = Map.groupBy(after, keyOf);
  return [...byNames.values()].flatMap(([first, second]) =>
    first && second ? [{ gradeName: first.gradeName, className: first.className }] : [],
  );
}

function isUnchanged(step: StepRow, row: ClassNames & { status: 'open' | 'closed' }): boolean {
  const { from, to } = namesOfStep(step);
  const names = step.outcome === 'leave' ? from : to;
  const status = step.outcome === 'leave' ? 'closed' : 'open';
  return row.status === status && row.gradeName === names.gradeName && row.className === names.className;
}

/** Keys of those names that somebody has, besides those whom the plan put there: they go back first. */
async function findNamesInUse(
  db: Kysely<Tables>,
  { id, unit_id }: Pick<PromotionRow, 'id' | 'unit_id'>,
  classes: readonly ClassNames[],
): Promise<ReadonlySet<string>> {
  if (classes.length === 0) return new Set();
  const rows = await db
    .selectFrom('app_user')
    .select(['grade_name as gradeName', 'class_name as className'])
    .distinct()
    .where('unit_id', '=', unit_id)
    .where('grade_name', 'in', [...new Set(classes.map(({ gradeName }) => gradeName))])
    .where('class_name', 'in', [...new Set(classes.map(({ className }) => className))])
    // As text, not as a value: only then does SQLite take the index of people who are in a class.
    .where('class_name', '!=', sql.lit(''))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('promotion_person as planned')
            .select('planned.user_id')
            .where('planned.promotion_id', '=', id)
            .whereRef('planned.user_id', '=', 'app_user.id')
            .where('planned.outcome', '=', 'move')
            .whereRef('planned.to_grade', '=', 'app_user.grade_name')
            .whereRef('planned.to_class', '=', 'app_user.class_name'),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(keyOf));
}

function keyOf({ gradeName, className }: ClassNames): string {
  return JSON.stringify([gradeName, className]);
}
