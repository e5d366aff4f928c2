import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { holds } from '#platform/desktop';
import { requireValidFields } from '#platform/http';
import { isKeptElsewhere } from '#platform/identity';
import {
  DomainError,
  isAdministrator,
  namesOf,
  type ParsedPayloadOf,
  type Person,
  type PersonFields,
  type peopleResetPassword,
  type peopleSetStatus,
  type peopleUpdate,
  personFields,
} from '#shared/contracts';
import { requireOtherPassword, requireOtherThanSelf, requireOwnTypeKept } from './administrator.ts';
import { changePerson, getPerson, refuseTakenLoginName } from './change-person.ts';
import { isContactChanged, notifyOldContacts } from './changed-contact.ts';
import { toColumns } from './create-person.ts';
import { endKeeping } from './end-keeping.ts';
import { endLinks } from './end-links.ts';
import { createFirstPassword } from './first-password.ts';
import { requireOtherAdministrator } from './keep-administrator.ts';
import { requireKnownClass } from './known-class.ts';
import type { Caller, PeopleDeps } from './people-deps.ts';
import { createPeopleStore } from './people-store.ts';
import { requireReachable } from './reach-person.ts';

/**
 * Another's phone and e-mail are ways to her password: changing them takes the permission to reset it, and the old ones
 * are notified.
 * @throws DomainError `forbidden`, `not_found`, `invalid_input`, or `conflict` (old revision, taken login name).
 */
export async function updatePerson(
  deps: PeopleDeps,
  { principal, request }: Caller,
  payload: ParsedPayloadOf<typeof peopleUpdate>,
): Promise<Person> {
  const { userId, revision, createClass, ...fields } = payload;
  const { unitId } = principal;
  const store = createPeopleStore(deps.db);
  const before = await getPerson(store, unitId, userId);
  requireValidFields(personFields, fields);
  requireOwnTypeKept(principal, userId, fields.userType);
  // What is compared below is what the change starts from.
  if (before.revision !== revision) throw new DomainError('conflict');
  const classBefore = { gradeName: before.gradeName ?? '', className: before.className ?? '' };
  const isContact = isContactChanged(before, fields);
  if (isContact && userId !== principal.userId && !(await holds(deps.db, principal, 'base:reset-pwd')))
    throw new DomainError('forbidden');
  return refuseTakenLoginName(() =>
    changePerson(deps, {
      principal,
      request,
      unitId,
      userId,
      revision,
      change: toColumns(fields),
      event: 'user_changed',
      detail: namesOfChanged(before, fields),
      first: async (trx) => {
        if (isAdministrator(before) && !isAdministrator(fields)) {
          await requireOtherAdministrator(trx, unitId, userId);
          await endKeeping(trx, unitId, userId);
        }
        if (before.userType !== fields.userType) await endLinks(trx, userId);
        await requireKnownClass(deps, trx, { principal, request }, { ...fields, createClass }, classBefore);
      },
      ...(isContact && { along: (trx: Kysely<Tables>) => notifyOldContacts(trx, before, deps.clock()) }),
    }),
  );
}

/** Disabling ends the sessions of the user at once. @throws DomainError `forbidden`, `not_found`, `conflict` */
export async function setPersonStatus(
  deps: PeopleDeps,
  { principal, request }: Caller,
  { userId, revision, userStatus }: ParsedPayloadOf<typeof peopleSetStatus>,
): Promise<Person> {
  const unitId = await requireReachable(deps.db, principal, userId);
  // What an administrator decides, a comparison with the directory does not undo.
  const along = async (trx: Kysely<Tables>): Promise<void> => {
    await trx
      .updateTable('directory_account')
      .set({ disabled_at: null })
      .where('user_id', '=', userId)
      .execute();
  };
  const order = { principal, request, unitId, userId, revision, change: { user_status: userStatus }, along };
  // Who had left the school is there again.
  const change = { ...order.change, left_at: null, disabled_at: null };
  if (userStatus === 'enabled') return changePerson(deps, { ...order, change, event: 'user_enabled' });
  requireOtherThanSelf(principal, userId);
  const { userType } = await getPerson(createPeopleStore(deps.db), unitId, userId);
  return changePerson(deps, {
    ...order,
    event: 'user_disabled',
    endSessions: 'user_disabled',
    ...(isAdministrator({ userType }) && {
      first: (trx: Kysely<Tables>) => requireOtherAdministrator(trx, unitId, userId),
    }),
  });
}

/**
 * Gives the user a new first password and ends her sessions.
 * @throws DomainError `forbidden`, `not_found`, `password_in_directory`, `conflict`
 */
export async function resetPassword(
  deps: PeopleDeps,
  { principal, request }: Caller,
  { userId, revision }: ParsedPayloadOf<typeof peopleResetPassword>,
): Promise<{ user: Person; password: string }> {
  const unitId = await requireReachable(deps.db, principal, userId);
  requireOtherPassword(principal, userId);
  if (await isKeptElsewhere(deps.db, userId)) throw new DomainError('password_in_directory');
  const password = createFirstPassword();
  const change = { password_hash: await deps.hashPassword(password), must_change_password: 1 } as const;
  const order = { principal, request, unitId, userId, revision, change, event: 'password_reset' } as const;
  return { user: await changePerson(deps, { ...order, endSessions: 'password_reset' }), password };
}

function namesOfChanged(before: Person, after: PersonFields): string {
  return namesOf(personFields)
    .filter((field) => (before[field] ?? '') !== after[field])
    .join(', ');
}
