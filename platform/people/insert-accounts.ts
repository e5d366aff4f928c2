import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { emptyDraftOf, type PersonFields, personFields } from '#shared/contracts';
import { toColumns } from './create-person.ts';

export interface NewAccount extends Partial<PersonFields> {
  readonly id: string;
}

/** Creates people of a unit who have no password yet, so nobody signs in as one of them. The caller checks the fields. */
export async function insertAccounts(
  db: Kysely<Tables>,
  unitId: string,
  accounts: readonly NewAccount[],
  at: number,
): Promise<void> {
  const rows = accounts.map(({ id, ...fields }) => ({
    ...toColumns({ ...emptyDraftOf(personFields), ...fields }),
    ...{ id, unit_id: unitId, must_change_password: 1 as const, created_at: at, updated_at: at },
  }));
  await db.insertInto('app_user').values(rows).execute();
}
