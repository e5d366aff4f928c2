import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { DomainError, type PlannedStep, type PromotionPlan, userTypeCodes } from '#shared/contracts';
import type { ClassNames } from '../class-names.ts';

/**
 * Notes the pupils who do something else than their class.
 * @throws DomainError `conflict` when one of them is in no class of the plan; `invalid_input` for a class that will not be there
 */
export async function insertExceptions(
  trx: Kysely<Tables>,
  { promotionId, unitId }: { promotionId: string; unitId: string },
  steps: readonly PlannedStep[],
  { pupils, newClasses }: PromotionPlan,
): Promise<void> {
  if (pupils.length === 0) return;
  const after = new Set([...steps.flatMap(({ to }) => (to ? [to] : [])), ...newClasses].map(keyOf));
  const classes = new Map(steps.map(({ classId, from }) => [keyOf(from), classId]));
  const rows = await trx
    .selectFrom('app_user')
    .select(['id', 'grade_name', 'class_name', 'user_status'])
    .where('unit_id', '=', unitId)
    .where('user_type', '=', userTypeCodes.student)
    .where('id', 'in', [...new Set(pupils.map(({ userId }) => userId))])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const values = pupils.map(({ userId, outcome, gradeName, className }) => {
    const row = byId.get(userId);
    byId.delete(userId);
    const classId = row && classes.get(keyOf({ gradeName: row.grade_name, className: row.class_name }));
    if (!row || classId === undefined) throw hasChanged();
    const isMove = outcome === 'move';
    if (isMove && !after.has(keyOf({ gradeName, className }))) throw isMissing();
    return {
      ...{ promotion_id: promotionId, user_id: userId, class_id: classId, outcome },
      ...{ from_grade: row.grade_name, from_class: row.class_name, from_status: row.user_status },
      ...{ to_grade: isMove ? gradeName : '', to_class: isMove ? className : '' },
    };
  });
  await trx.insertInto('promotion_person').values(values).execute();
}

function keyOf({ gradeName, className }: ClassNames): string {
  return JSON.stringify([gradeName, className]);
}

function hasChanged(): DomainError {
  const message =
    '有学生刚刚调了班或离开了，请重新查看|||A pupil has just changed class or left. Check the list again';
  return new DomainError('conflict', { message });
}

function isMissing(): DomainError {
  const message = '新学年没有学生要去的班级|||The class that a pupil should go to will not be there';
  return new DomainError('invalid_input', { message });
}
