import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type PromotionDeps, type PromotionRow, peoplePerBatch } from './promotion-deps.ts';
import { putIntoClasses } from './put-into-classes.ts';
import { markPeople } from './take-out.ts';

/** Puts the next people back: who went elsewhere, and who left and was not changed since. @returns false when nobody is left */
export async function returnPeople(deps: PromotionDeps, promotion: PromotionRow): Promise<boolean> {
  const isAnybody = await deps.db.transaction().execute((trx) => returnMoved(deps, trx, promotion));
  return isAnybody || deps.db.transaction().execute((trx) => returnLeavers(deps, trx, promotion));
}

async function returnMoved(
  deps: PromotionDeps,
  trx: Kysely<Tables>,
  promotion: PromotionRow,
): Promise<boolean> {
  const people = await selectPeople(trx, promotion, 'parked', 'move').execute();
  const targets = people
    .filter(({ now_class }) => now_class === '')
    .map(({ user_id, login_name, ...row }) => ({
      ...{ user_id, login_name },
      // A class that somebody changed since kept its names, and she stays where she was.
      ...(row.class_state === 'undone'
        ? { gradeName: row.from_grade, className: row.from_class }
        : { gradeName: row.to_grade, className: row.to_class }),
    }));
  await putIntoClasses(deps, trx, promotion, targets);
  const isBack = (person: (typeof people)[number]): boolean =>
    person.class_state === 'undone' && person.now_class === '';
  await markPeople(trx, promotion.id, idsOf(people.filter(isBack)), 'undone');
  await markPeople(trx, promotion.id, idsOf(people.filter((person) => !isBack(person))), 'done');
  return people.length > 0;
}

async function returnLeavers(
  deps: PromotionDeps,
  trx: Kysely<Tables>,
  promotion: PromotionRow,
): Promise<boolean> {
  const people = await selectPeople(trx, promotion, 'done', 'leave')
    .where('step.state', '=', 'undone')
    .where('person.user_status', '=', 'disabled')
    .where('person.left_at', 'is not', null)
    .where('person.grade_name', '=', '')
    .where('person.class_name', '=', '')
    .execute();
  for (const [status, same] of Map.groupBy(people, ({ from_status }) => from_status))
    await trx
      .updateTable('app_user')
      .set({ user_status: status, left_at: null })
      .where('id', 'in', idsOf(same))
      .execute();
  const targets = people.map((row) => ({ ...row, gradeName: row.from_grade, className: row.from_class }));
  await putIntoClasses(deps, trx, promotion, targets, 'user_returned');
  await markPeople(trx, promotion.id, idsOf(people), 'undone');
  return people.length > 0;
}

function idsOf(people: readonly { user_id: string }[]): string[] {
  return people.map(({ user_id }) => user_id);
}

function selectPeople(
  trx: Kysely<Tables>,
  { id }: PromotionRow,
  state: 'parked' | 'done',
  outcome: 'move' | 'leave',
) {
  return trx
    .selectFrom('promotion_person as planned')
    .innerJoin('app_user as person', 'person.id', 'planned.user_id')
    .innerJoin('promotion_class as step', (join) =>
      join
        .onRef('step.promotion_id', '=', 'planned.promotion_id')
        .onRef('step.class_id', '=', 'planned.class_id'),
    )
    .select(['planned.user_id', 'planned.from_grade', 'planned.from_class', 'planned.from_status'])
    .select(['planned.to_grade', 'planned.to_class', 'step.state as class_state'])
    .select(['person.login_name', 'person.class_name as now_class'])
    .where('planned.promotion_id', '=', id)
    .where('planned.state', '=', state)
    .where('planned.outcome', '=', outcome)
    .orderBy('planned.user_id')
    .limit(peoplePerBatch);
}
