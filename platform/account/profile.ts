import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { DomainError, type Profile } from '#shared/contracts';

/** What the user sees of herself. @throws DomainError `not_signed_in` when she is gone meanwhile */
export async function readProfile(db: Kysely<Tables>, userId: string): Promise<Profile> {
  const row = await db
    .selectFrom('app_user')
    .innerJoin('unit', 'unit.id', 'app_user.unit_id')
    .select([
      'app_user.login_name as loginName',
      'app_user.real_name as realName',
      'app_user.user_type as userType',
      'app_user.phone',
      'app_user.email',
      'app_user.grade_name as gradeName',
      'app_user.class_name as className',
      'app_user.avatar',
      'unit.name as unitName',
      'unit.en_name as unitEnName',
    ])
    .where('app_user.id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new DomainError('not_signed_in');
  return row;
}
