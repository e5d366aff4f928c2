import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { nameReadingsOf } from '#platform/name-readings';
import { personColumns } from '#platform/people';
import { emptyDraftOf, personFields } from '#shared/contracts';
import type { KindContext, PlannedRow } from '../kind-rules.ts';
import { makeLoginNames } from './make-login-names.ts';
import type { PlannedPerson } from './plan-person.ts';

/**
 * Creates people without a password: they sign in when they have one. A login name is made of the name where the row has none.
 * @returns their rows, by number, with the ids and login names that they have now
 */
export async function insertPeople(
  trx: Kysely<Tables>,
  { unitId, at, usedNumbers }: KindContext,
  people: readonly PlannedPerson[],
): Promise<ReadonlyMap<number, PlannedRow>> {
  if (people.length === 0) return new Map();
  const nameless = people.filter(({ after }) => after.loginName === undefined);
  const made = await makeLoginNames(
    trx,
    nameless.map(({ after }) => after.realName ?? ''),
    usedNumbers,
  );
  const madeNames = new Map(nameless.map(({ planned }, index) => [planned.number, made[index] ?? '']));
  const rows = people.flatMap((person) => {
    const { planned, after, userType } = person;
    if (userType === undefined) return [];
    const loginName = after.loginName ?? madeNames.get(planned.number) ?? '';
    return [{ person, row: toRow(unitId, loginName, { ...person, userType }, at) }];
  });
  await trx
    .insertInto('app_user')
    .values(rows.map(({ row }) => row))
    .execute();
  return new Map(
    rows.map(({ person: { planned }, row }) => [
      planned.number,
      { ...planned, targetId: row.id, values: { ...planned.values, loginName: row.login_name } },
    ]),
  );
}

function toRow(
  unitId: string,
  loginName: string,
  { after, userType }: PlannedPerson & { userType: NonNullable<PlannedPerson['userType']> },
  at: number,
) {
  const values = { ...emptyDraftOf(personFields), ...after, loginName, userType };
  return {
    id: randomUUID(),
    unit_id: unitId,
    external_id: after.externalId ?? null,
    ...personColumns.toRow(values),
    name_readings: nameReadingsOf(values.realName),
    password_hash: null,
    must_change_password: 1 as const,
    created_at: at,
    updated_at: at,
  };
}
