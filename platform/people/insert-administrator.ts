import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { emptyDraftOf, fullRoleCode, personFields, userTypeCodes } from '#shared/contracts';
import { toColumns } from './create-person.ts';

export interface FirstAdministrator {
  id: string;
  unitId: string;
  loginName: string;
  realName: string;
  passwordHash: string;
  /** Whether nobody else has seen the password. Otherwise it has to be changed at the first sign-in. */
  isOwnPassword: boolean;
}

/**
 * Creates a full administrator whom no administrator of the unit creates, as at the beginning of a portal or a school. The caller checks
 * the names.
 */
export async function insertAdministrator(
  db: Kysely<Tables>,
  { id, unitId, loginName, realName, passwordHash, isOwnPassword }: FirstAdministrator,
  at: number,
): Promise<void> {
  const fields = { loginName, realName, userType: userTypeCodes.administrator };
  await db
    .insertInto('app_user')
    .values({
      ...toColumns({ ...emptyDraftOf(personFields), ...fields }),
      id,
      unit_id: unitId,
      password_hash: passwordHash,
      must_change_password: isOwnPassword ? 0 : 1,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await db.insertInto('user_role').values({ user_id: id, role_code: fullRoleCode }).execute();
}
