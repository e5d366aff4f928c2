import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type PromotionDeps, type PromotionRow, peoplePerBatch } from './promotion-deps.ts';
import { putIntoClasses } from './put-into-classes.ts';
import { markPeople } from './take-out.ts';

/** Puts the next people into the classes that the plan has for them. @returns false when nobody waits any more */
export function placeParked(deps: PromotionDeps, promotion: PromotionRow): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const people = await selectMoved(trx, promotion, 'parked').execute();
    const targets = people
      .filter(({ now_class }) => now_class === '')
      .map((person) => ({ ...person, gradeName: person.to_grade, className: person.to_class }));
    await putIntoClasses(deps, trx, promotion, targets);
    const ids = people.map(({ user_id }) => user_id);
    await markPeople(trx, promotion.id, ids, 'done');
    return people.length > 0;
  });
}

/** Before classes get their old names back, who went to another one is taken out of it. Who was put elsewhere since stays there. */
export function parkMoved(deps: PromotionDeps, promotion: PromotionRow): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const people = await selectMoved(trx, promotion, 'done')
      .whereRef('person.grade_name', '=', 'planned.to_grade')
      .whereRef('person.class_name', '=', 'planned.to_class')
      .execute();
    const ids = people.map(({ user_id }) => user_id);
    if (ids.length === 0) return false;
    await trx
      .updateTable('app_user')
      .set((eb) => ({
        ...{ grade_name: '', class_name: '', updated_at: deps.clock(), revision: eb('revision', '+', 1) },
      }))
      .where('id', 'in', ids)
      .execute();
    await markPeople(trx, promotion.id, ids, 'parked');
    return true;
  });
}

function selectMoved(trx: Kysely<Tables>, { id }: PromotionRow, state: 'parked' | 'done') {
  return trx
    .selectFrom('promotion_person as planned')
    .innerJoin('app_user as person', 'person.id', 'planned.user_id')
    .select(['planned.user_id', 'planned.to_grade', 'planned.to_class'])
    .select(['person.login_name', 'person.class_name as now_class'])
    .where('planned.promotion_id', '=', id)
    .where('planned.state', '=', state)
    .where('planned.outcome', '=', 'move')
    .orderBy('planned.user_id')
    .limit(peoplePerBatch);
}
