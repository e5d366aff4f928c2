import { countPages, type Principal, requireRole, toPageWindow } from '#platform/http';
import {
  type AnswerOf,
  DomainError,
  type ParsedPayloadOf,
  type Person,
  type peopleClasses,
  type peopleList,
} from '#shared/contracts';
import type { PeopleDeps } from './people-deps.ts';
import { createPeopleStore } from './people-store.ts';

/** A page of the administrator's own unit. Two statements, however long the page is. */
export async function listPeople(
  { db }: Pick<PeopleDeps, 'db'>,
  principal: Principal,
  payload: ParsedPayloadOf<typeof peopleList>,
): Promise<AnswerOf<typeof peopleList>> {
  requireRole(principal, 'administrator');
  const store = createPeopleStore(db);
  const window = toPageWindow(payload.page, payload.size);
  const total = await store.countPeople(principal.unitId, payload);
  const list = await store.listPeople(principal.unitId, payload, window);
  return { list, total, pages: countPages(total, window.size), page: window.page };
}

/** The classes of the administrator's own unit. @throws DomainError `forbidden` */
export async function listClasses(
  { db }: Pick<PeopleDeps, 'db'>,
  principal: Principal,
): Promise<AnswerOf<typeof peopleClasses>> {
  requireRole(principal, 'administrator');
  return createPeopleStore(db).listClasses(principal.unitId);
}

/** One user of the administrator's own unit. @throws DomainError `forbidden`, `not_found` */
export async function getPerson(
  { db }: Pick<PeopleDeps, 'db'>,
  principal: Principal,
  userId: string,
): Promise<Person> {
  requireRole(principal, 'administrator');
  const person = await createPeopleStore(db).findPerson(principal.unitId, userId);
  if (!person) throw new DomainError('not_found');
  return person;
}
