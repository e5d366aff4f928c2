import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { ChangedPerson } from '#shared/contracts';
import type { PromotionRow } from './promotion-deps.ts';

/** More than somebody reads. */
const limit = 50;

/**
 * The first people whose class or status somebody changed after the year had ended. Undoing leaves them as they are; once it has, they are
 * those whom it did not change.
 */
export async function listChanged(
  db: Kysely<Tables>,
  { id, status }: PromotionRow,
): Promise<ChangedPerson[]> {
  let query = db
    .selectFrom('promotion_person as planned')
    .innerJoin('app_user as person', 'person.id', 'planned.user_id')
    .select(['person.id as userId', 'person.real_name as realName', 'person.login_name as loginName'])
    .select(['person.grade_name as gradeName', 'person.class_name as className'])
    .where('planned.promotion_id', '=', id)
    .where('planned.state', '=', 'done')
    .orderBy('person.login_name')
    .limit(limit);
  if (status !== 'undone')
    query = query.where((eb) =>
      eb.or([
        eb('person.grade_name', '!=', eb.ref('planned.to_grade')),
        eb('person.class_name', '!=', eb.ref('planned.to_class')),
        eb.and([
          eb('planned.outcome', '=', 'leave'),
          eb.or([eb('person.user_status', '=', 'enabled'), eb('person.left_at', 'is', null)]),
        ]),
      ]),
    );
  return query.execute();
}
