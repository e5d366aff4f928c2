import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { authorOf, type PromotionDeps, type PromotionRow, type StepRow } from './promotion-deps.ts';

/**
 * Takes the next people out of a class: who leaves the school is disabled and signed out, who goes to another class is in none until
 * all classes have their names. Inside a transaction.
 * @returns how many were taken or passed over; 0 when nobody is left
 */
export async function takeOut(
  deps: PromotionDeps,
  trx: Kysely<Tables>,
  promotion: PromotionRow,
  step: StepRow,
  limit: number,
): Promise<number> {
  const people = await selectWaiting(trx, step).limit(limit).execute();
  const isThere = (person: (typeof people)[number]): boolean =>
    person.grade_name === step.from_grade && person.class_name === step.from_class;
  const there = people.filter(isThere);
  const leavers = there.filter(({ outcome }) => outcome === 'leave');
  const idsOf = (list: typeof people): string[] => list.map(({ user_id }) => user_id);
  const moved = idsOf(there.filter(({ outcome }) => outcome === 'move'));
  await leaveClass(deps, trx, idsOf(leavers), true);
  await leaveClass(deps, trx, moved, false);
  await markPeople(trx, promotion.id, idsOf(leavers), 'done');
  await markPeople(trx, promotion.id, moved, 'parked');
  // Somebody changed their class since they were planned: nothing is done to them, and nothing undone.
  await markPeople(trx, promotion.id, idsOf(people.filter((person) => !isThere(person))), 'undone');
  for (const { user_id: userId, login_name: loginName } of leavers) {
    await deps.endSessionsOf(trx, userId, 'user_left');
    const { principal, request } = authorOf(promotion);
    const line = { event: 'user_left', actorId: principal.userId, userId, loginName };
    await deps.writeAudit(trx, line, request);
  }
  return people.length;
}

export async function markPeople(
  trx: Kysely<Tables>,
  promotionId: string,
  userIds: readonly string[],
  state: 'parked' | 'done' | 'undone',
): Promise<void> {
  if (userIds.length === 0) return;
  await trx
    .updateTable('promotion_person')
    .set({ state })
    .where('promotion_id', '=', promotionId)
    .where('user_id', 'in', [...userIds])
    .execute();
}

export function selectWaiting(trx: Kysely<Tables>, step: StepRow) {
  return trx
    .selectFrom('promotion_person as planned')
    .innerJoin('app_user as person', 'person.id', 'planned.user_id')
    .select(['planned.user_id', 'planned.outcome'])
    .select(['person.login_name', 'person.grade_name', 'person.class_name'])
    .where('planned.promotion_id', '=', step.promotion_id)
    .where('planned.state', '=', 'waiting')
    .where('planned.outcome', 'in', ['leave', 'move'])
    .where('planned.class_id', '=', step.class_id)
    .orderBy('planned.user_id');
}

async function leaveClass(
  { clock }: Pick<PromotionDeps, 'clock'>,
  trx: Kysely<Tables>,
  userIds: readonly string[],
  leavesSchool: boolean,
): Promise<void> {
  if (userIds.length === 0) return;
  const at = clock();
  await trx
    .updateTable('app_user')
    .set((eb) => ({
      ...{ grade_name: '', class_name: '', updated_at: at, revision: eb('revision', '+', 1) },
      ...(leavesSchool && { user_status: 'disabled' as const, left_at: at }),
    }))
    .where('id', 'in', [...userIds])
    .execute();
}
