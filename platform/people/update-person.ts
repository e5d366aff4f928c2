import type { Principal, RequestFacts } from '#platform/http';
import type {
  ParsedPayloadOf,
  Person,
  peopleResetPassword,
  peopleSetStatus,
  peopleUpdate,
} from '#shared/contracts';
import { requireAdministrator, requireOtherThanSelf, requireOwnTypeKept } from './administrator.ts';
import { changePerson, getPerson, refuseTakenLoginName } from './change-person.ts';
import { toColumns } from './create-person.ts';
import { createFirstPassword } from './first-password.ts';
import type { PeopleDeps } from './people-deps.ts';
import { createPeopleStore } from './people-store.ts';
import { requireValidFields } from './person-rules.ts';
import { requireCode } from './require-code.ts';

interface Caller {
  principal: Principal;
  request: RequestFacts;
}

/** @throws DomainError `forbidden`, `not_found`, `invalid_input`, or `conflict` (old revision, taken login name). */
export const updatePerson = async (
  deps: PeopleDeps,
  { principal, request }: Caller,
  payload: ParsedPayloadOf<typeof peopleUpdate>,
): Promise<Person> => {
  requireAdministrator(principal);
  const { userId, revision, ...fields } = payload;
  await getPerson(createPeopleStore(deps.db), principal.unitId, userId);
  requireValidFields(fields);
  requireOwnTypeKept(principal, userId, fields.userType);
  const change = toColumns(fields);
  return refuseTakenLoginName(() =>
    changePerson(deps, { principal, request, userId, revision, change, event: 'user_changed' }),
  );
};

/** Disabling ends the sessions of the user at once. @throws DomainError `forbidden`, `not_found`, `conflict` */
export const setPersonStatus = async (
  deps: PeopleDeps,
  { principal, request }: Caller,
  { userId, revision, userStatus }: ParsedPayloadOf<typeof peopleSetStatus>,
): Promise<Person> => {
  requireAdministrator(principal);
  const order = { principal, request, userId, revision, change: { user_status: userStatus } };
  if (userStatus === 'enabled') return changePerson(deps, { ...order, event: 'user_enabled' });
  requireOtherThanSelf(principal, userId);
  return changePerson(deps, { ...order, event: 'user_disabled', endSessions: 'user_disabled' });
};

/**
 * Gives the user a new first password and ends her sessions.
 * @throws DomainError `forbidden`, `not_found`, `conflict`
 */
export const resetPassword = async (
  deps: PeopleDeps,
  { principal, request }: Caller,
  { userId, revision }: ParsedPayloadOf<typeof peopleResetPassword>,
): Promise<{ user: Person; password: string }> => {
  requireAdministrator(principal);
  await getPerson(createPeopleStore(deps.db), principal.unitId, userId);
  await requireCode(deps.db, principal, 'reset-pwd');
  const password = createFirstPassword();
  const change = { password_hash: await deps.hashPassword(password) };
  const order = { principal, request, userId, revision, change, event: 'password_reset' } as const;
  return { user: await changePerson(deps, { ...order, endSessions: 'password_reset' }), password };
};
