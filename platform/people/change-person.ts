import type { Kysely } from 'kysely';
import { isUniqueViolation, type Tables } from '#platform/database';
import { changeUnder } from '#platform/grants';
import type { Principal, RequestDetails } from '#platform/http';
import { DomainError, isAdministrator, type Person } from '#shared/contracts';
import { requireDecidesAdministrators } from './administrator.ts';
import type { PeopleAudit, PeopleDeps } from './people-deps.ts';
import { createPeopleStore, type PeopleStore } from './people-store.ts';

/** A person of the unit. A person of another unit does not exist here. @throws DomainError `not_found` */
export async function getPerson(store: PeopleStore, unitId: string, userId: string): Promise<Person> {
  const person = await store.findPerson(unitId, userId);
  if (!person) throw new DomainError('not_found');
  return person;
}

/** Runs a write; a login name that somebody else has comes back as a field error instead of a broken constraint. */
export async function refuseTakenLoginName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? loginNameTaken(error) : error;
  }
}

export interface PersonChangeOrder {
  principal: Principal;
  request: RequestDetails;
  /** The unit of the person. */
  unitId: string;
  userId: string;
  /** The revision that the administrator saw. */
  revision: number;
  change: Parameters<PeopleStore['changePerson']>[1];
  event: PeopleAudit['event'];
  /** Why the sessions of the user end with this change; left out, they go on. */
  endSessions?: string;
  /** What the audit line says besides. */
  detail?: string;
  /** What is locked and asked before anything is written. */
  first?: (trx: Kysely<Tables>) => Promise<void>;
  /** What belongs to the change, in its transaction. */
  along?: (trx: Kysely<Tables>) => Promise<void>;
}

/**
 * Changes one person who holds no more than the caller, ends the sessions where asked, and writes the audit line: all or nothing. Who makes
 * an administrator, or takes that away, keeps roles.
 * @throws DomainError `not_found`, `forbidden`, or `conflict` when somebody else changed the person first.
 */
export function changePerson(deps: PeopleDeps, order: PersonChangeOrder): Promise<Person> {
  return deps.db.transaction().execute(async (trx) => {
    const store = createPeopleStore(trx);
    const { principal, unitId, userId, revision } = order;
    const before = await getPerson(store, unitId, userId);
    await changeUnder(trx, principal, { unitId, userId }, async () => {
      await order.first?.(trx);
      const isChanged =
        isRevision(revision) &&
        (await store.changePerson({ unitId, userId, revision }, order.change, deps.clock()));
      if (!isChanged) throw new DomainError('conflict');
    });
    if (order.endSessions) await deps.endSessionsOf(trx, userId, order.endSessions);
    const person = await getPerson(store, unitId, userId);
    if (isAdministrator(before) !== isAdministrator(person))
      await requireDecidesAdministrators(trx, principal);
    const { event, detail } = order;
    const line = { event, actorId: principal.userId, userId, loginName: person.loginName, detail };
    await deps.writeAudit(trx, line, order.request);
    await order.along?.(trx);
    return person;
  });
}

/** The refusal of a login name that somebody in the portal already has. */
function loginNameTaken(cause: unknown): DomainError {
  const message = '该登录名已被使用|||This login name is already taken';
  return new DomainError('conflict', { message, fieldErrors: [{ field: 'loginName', message }], cause });
}

/** What the column holds; a database refuses to compare with anything else. */
function isRevision(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 2 ** 31;
}
