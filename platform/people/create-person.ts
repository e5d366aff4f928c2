import { randomUUID } from 'node:crypto';
import { changeUnder } from '#platform/grants';
import { requireValidFields } from '#platform/http';
import { nameReadingsOf } from '#platform/name-readings';
import {
  isAdministrator,
  type ParsedPayloadOf,
  type Person,
  type PersonFields,
  type peopleCreate,
  personFields,
} from '#shared/contracts';
import { requireDecidesAdministrators } from './administrator.ts';
import { getPerson, refuseTakenLoginName } from './change-person.ts';
import { createFirstPassword } from './first-password.ts';
import { requireKnownClass } from './known-class.ts';
import type { Caller, PeopleDeps } from './people-deps.ts';
import { createPeopleStore, fieldColumns } from './people-store.ts';

/** The columns that an administrator fills in. */
export function toColumns(fields: PersonFields) {
  return {
    ...fieldColumns.toRow(fields),
    name_readings: nameReadingsOf(fields.realName),
  };
}

/**
 * Creates a user of the caller's unit with a first password, which nobody can read again later.
 * @throws DomainError `invalid_input`, `forbidden` for an administrator where the caller keeps no roles, or `conflict` on a taken login name.
 */
export async function createPerson(
  deps: PeopleDeps,
  { principal, request }: Caller,
  fields: ParsedPayloadOf<typeof peopleCreate>,
): Promise<{ user: Person; password: string }> {
  requireValidFields(personFields, fields);
  const { unitId } = principal;
  const password = createFirstPassword();
  const given = { password_hash: await deps.hashPassword(password), must_change_password: 1 } as const;
  const id = randomUUID();
  const insert = () =>
    deps.db.transaction().execute(async (trx) => {
      const store = createPeopleStore(trx);
      if (isAdministrator(fields)) await requireDecidesAdministrators(trx, principal);
      await changeUnder(trx, principal, { unitId, userId: id }, async () => {
        await requireKnownClass(deps, trx, { principal, request }, fields);
        await store.insertPerson({ id, unit_id: unitId, ...given, ...toColumns(fields) }, deps.clock());
      });
      const line = { actorId: principal.userId, userId: id, loginName: fields.loginName };
      await deps.writeAudit(trx, { event: 'user_created', ...line }, request);
      return getPerson(store, unitId, id);
    });
  return { user: await refuseTakenLoginName(insert), password };
}
