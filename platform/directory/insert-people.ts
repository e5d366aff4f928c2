import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { nameReadingsOf } from '#platform/name-readings';
import { personColumns } from '#platform/people';
import { emptyDraftOf, personFields } from '#shared/contracts';
import type { DirectoryPerson } from './ldap/entry.ts';
import type { PersonValues } from './person-values.ts';

export interface NewPerson {
  readonly person: DirectoryPerson;
  readonly values: PersonValues;
}

/** Makes accounts whose passwords the directory keeps. @returns their ids, in the same order */
export async function insertPeople(
  trx: Kysely<Tables>,
  unitId: string,
  people: readonly NewPerson[],
  at: number,
): Promise<readonly string[]> {
  if (people.length === 0) return [];
  const rows = people.map(({ person: { externalId, userType }, values }) => ({
    id: randomUUID(),
    unit_id: unitId,
    external_id: externalId,
    ...personColumns.toRow({ ...emptyDraftOf(personFields), ...values, userType }),
    name_readings: nameReadingsOf(values.realName),
    password_hash: null,
    must_change_password: 0 as const,
    created_at: at,
    updated_at: at,
  }));
  await trx.insertInto('app_user').values(rows).execute();
  await trx
    .insertInto('directory_account')
    .values(rows.map(({ id }) => ({ user_id: id })))
    .execute();
  return rows.map(({ id }) => id);
}
