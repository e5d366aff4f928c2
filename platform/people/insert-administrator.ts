import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { emptyDraftOf, personFields, userTypeCodes } from '#shared/contracts';
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
 * Creates an administrator whom no administrator creates, as at the beginning of a portal. The caller checks the names.
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
}
