import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type FamilyClass, type SlipAudience, userTypeCodes } from '#shared/contracts';

export interface SlipGroup {
  readonly unitId: string;
  readonly audience: SlipAudience;
  /** Undefined for teachers, and for parents without a child. */
  readonly ofClass: FamilyClass | undefined;
  /** Only people behind this login name. */
  readonly after: string;
}

/** The enabled people of a group, whatever password they have. */
export function selectGroup(db: Kysely<Tables>, { unitId, audience, ofClass, after }: SlipGroup) {
  const people = db
    .selectFrom('app_user')
    .where('app_user.user_status', '=', 'enabled')
    .where('app_user.unit_id', '=', unitId)
    .where('app_user.login_name', '>', after);
  if (audience === 'newParents')
    return people
      .where('app_user.user_type', '=', userTypeCodes.parent)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('parent_child')
              .select('child_id')
              .whereRef('parent_child.parent_id', '=', 'app_user.id'),
          ),
        ),
      );
  if (!ofClass) return people.where('app_user.user_type', '=', userTypeCodes.teacher);
  const pupils = db
    .selectFrom('app_user as pupil')
    .select('pupil.id')
    .where('pupil.unit_id', '=', unitId)
    .where('pupil.grade_name', '=', ofClass.gradeName)
    .where('pupil.class_name', '=', ofClass.className)
    .where('pupil.class_name', '!=', '')
    .where('pupil.user_type', '=', userTypeCodes.student);
  if (audience === 'students') return people.where('app_user.id', 'in', pupils);
  return people
    .where('app_user.user_type', '=', userTypeCodes.parent)
    .where('app_user.id', 'in', (eb) =>
      eb.selectFrom('parent_child').select('parent_id').where('child_id', 'in', pupils),
    );
}

/** Those of them who have never chosen a password, and whose password the school's directory does not keep. */
export function selectWaiting(db: Kysely<Tables>, group: SlipGroup) {
  return selectGroup(db, group)
    .where((eb) =>
      eb.or([eb('app_user.password_hash', 'is', null), eb('app_user.must_change_password', '=', 1)]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('directory_account')
            .select('directory_account.user_id')
            .whereRef('directory_account.user_id', '=', 'app_user.id'),
        ),
      ),
    );
}
