import { randomUUID } from 'node:crypto';
import { type Principal, type RequestFacts, requireRole } from '#platform/http';
import { nameReadingsOf } from '#platform/name-readings';
import type { ParsedPayloadOf, Person, PersonFields, peopleCreate } from '#shared/contracts';
import { getPerson, refuseTakenLoginName } from './change-person.ts';
import { createFirstPassword } from './first-password.ts';
import { requireKnownClass } from './known-class.ts';
import type { PeopleDeps } from './people-deps.ts';
import { createPeopleStore } from './people-store.ts';
import { requireValidFields } from './person-rules.ts';
import { requireCode } from './require-code.ts';

/** The columns that an administrator fills in. */
export const toColumns = (fields: PersonFields) => ({
  login_name: fields.loginName,
  real_name: fields.realName,
  name_readings: nameReadingsOf(fields.realName),
  user_type: fields.userType,
  sex: fields.sex,
  phone: fields.phone,
  email: fields.email,
  grade_name: fields.gradeName,
  class_name: fields.className,
});

/**
 * Creates a user of the administrator's unit with a first password, which nobody can read again later.
 * @throws DomainError `forbidden`, `invalid_input`, or `conflict` on a taken login name.
 */
export const createPerson = async (
  deps: PeopleDeps,
  { principal, request }: { principal: Principal; request: RequestFacts },
  fields: ParsedPayloadOf<typeof peopleCreate>,
): Promise<{ user: Person; password: string }> => {
  requireRole(principal, 'administrator');
  await requireCode(deps.db, principal, 'import');
  requireValidFields(fields);
  const { unitId } = principal;
  await requireKnownClass(createPeopleStore(deps.db), unitId, fields);
  const password = createFirstPassword();
  const given = { password_hash: await deps.hashPassword(password), must_change_password: 1 } as const;
  const id = randomUUID();
  const insert = () =>
    deps.db.transaction().execute(async (trx) => {
      const store = createPeopleStore(trx);
      await store.insertPerson({ id, unit_id: unitId, ...given, ...toColumns(fields) }, deps.clock());
      const line = { actorId: principal.userId, userId: id, loginName: fields.loginName };
      await deps.writeAudit(trx, { event: 'user_created', ...line }, request);
      return getPerson(store, unitId, id);
    });
  return { user: await refuseTakenLoginName(insert), password };
};
