import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { holdOpenClass } from '../known-classes.ts';
import { authorOf, type PromotionDeps, type PromotionRow } from './promotion-deps.ts';

export interface PersonAndClass {
  readonly user_id: string;
  readonly login_name: string;
  /** Both empty for no class. */
  readonly gradeName: string;
  readonly className: string;
}

/** Puts people into open classes, and writes a line about each. Where the class is not there, they stay in none. */
export async function putIntoClasses(
  { clock, writeAudit }: Pick<PromotionDeps, 'clock' | 'writeAudit'>,
  trx: Kysely<Tables>,
  promotion: PromotionRow,
  people: readonly PersonAndClass[],
  event: 'user_changed' | 'user_returned' = 'user_changed',
): Promise<void> {
  const inSome = people.filter(({ className }) => className !== '');
  const byClass = Map.groupBy(inSome, ({ gradeName, className }) => JSON.stringify([gradeName, className]));
  for (const [first, ...others] of byClass.values()) {
    if (!first || !(await holdOpenClass(trx, promotion.unit_id, first))) continue;
    const there = [first, ...others];
    await trx
      .updateTable('app_user')
      .set((eb) => ({
        ...{ grade_name: first.gradeName, class_name: first.className },
        ...{ updated_at: clock(), revision: eb('revision', '+', 1) },
      }))
      .where(
        'id',
        'in',
        there.map(({ user_id }) => user_id),
      )
      .execute();
    const { principal, request } = authorOf(promotion);
    for (const { user_id: userId, login_name: loginName } of there) {
      const line = { event, actorId: principal.userId, userId, loginName };
      await writeAudit(trx, { ...line, detail: 'gradeName, className' }, request);
    }
  }
}
