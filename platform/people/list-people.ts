import { countPages, type Principal, toPageWindow } from '#platform/http';
import { type ClassNames, listOpenClasses } from '#platform/organisation';
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

/** A page of the caller's own unit. Two statements, however long the page is. */
export async function listPeople(
  { db }: Pick<PeopleDeps, 'db'>,
  principal: Principal,
  payload: ParsedPayloadOf<typeof peopleList>,
): Promise<AnswerOf<typeof peopleList>> {
  const store = createPeopleStore(db);
  const window = toPageWindow(payload.page, payload.size);
  const total = await store.countPeople(principal.unitId, payload);
  const list = await store.listPeople(principal.unitId, payload, window);
  return { list, total, pages: countPages(total, window.size), page: window.page };
}

/**
 * The open classes of the caller's own unit, also those that nobody is in. Before the first class of a grade stand its pupils
 * without a class.
 */
export async function listClasses(
  { db }: Pick<PeopleDeps, 'db'>,
  principal: Principal,
): Promise<AnswerOf<typeof peopleClasses>> {
  const { unitId } = principal;
  const counted = await createPeopleStore(db).countClasses(unitId);
  const people = new Map(counted.map((one) => [keyOf(one), one.people]));
  const open = (await listOpenClasses(db, unitId)).map((names) => ({
    ...names,
    people: people.get(keyOf(names)) ?? 0,
  }));
  const alone = counted.filter(({ className }) => className === '');
  return [...Map.groupBy([...open, ...alone], ({ gradeName }) => gradeName).values()].flatMap((ofGrade) =>
    // What has no name comes first; the others keep their order.
    ofGrade.toSorted((one, other) => Number(one.className !== '') - Number(other.className !== '')),
  );
}

/** One user of the caller's own unit. @throws DomainError `not_found` */
export async function getPerson(
  { db }: Pick<PeopleDeps, 'db'>,
  principal: Principal,
  userId: string,
): Promise<Person> {
  const person = await createPeopleStore(db).findPerson(principal.unitId, userId);
  if (!person) throw new DomainError('not_found');
  return person;
}

function keyOf({ gradeName, className }: ClassNames): string {
  return JSON.stringify([gradeName, className]);
}
