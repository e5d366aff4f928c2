import { markHoldingMore } from '#platform/grants';
import { countPages, type Principal, toPageWindow } from '#platform/http';
import { type ClassNames, listOpenClasses, requireUnit } from '#platform/organisation';
import {
  type AnswerOf,
  DomainError,
  type KeptPerson,
  type ParsedPayloadOf,
  type peopleClasses,
  type peopleList,
  userTypeCodes,
} from '#shared/contracts';
import type { PeopleDeps } from './people-deps.ts';
import { createPeopleStore } from './people-store.ts';
import { requireReachable } from './reach-person.ts';

/**
 * A page of the caller's own unit, or of the administrators of a school of her bureau. Five statements, however long the page is; one more
 * for a school.
 * @throws DomainError `not_found` for a unit of somebody else
 */
export async function listPeople(
  { db }: Pick<PeopleDeps, 'db'>,
  principal: Principal,
  { unitId: wanted, ...filter }: ParsedPayloadOf<typeof peopleList>,
): Promise<AnswerOf<typeof peopleList>> {
  const store = createPeopleStore(db);
  const unitId = await requireUnit(db, principal, wanted);
  const userType = unitId === principal.unitId ? filter.userType : userTypeCodes.administrator;
  const window = toPageWindow(filter.page, filter.size);
  const total = await store.countPeople(unitId, { ...filter, userType });
  const people = await store.listPeople(unitId, { ...filter, userType }, window);
  const list = await markHoldingMore(db, principal, people);
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

/** One user of the caller's own unit, or an administrator of a school of her bureau. @throws DomainError `not_found` */
export async function getPerson(
  { db }: Pick<PeopleDeps, 'db'>,
  principal: Principal,
  userId: string,
): Promise<KeptPerson> {
  const unitId = await requireReachable(db, principal, userId);
  const person = await createPeopleStore(db).findPerson(unitId, userId);
  const [kept] = await markHoldingMore(db, principal, person ? [person] : []);
  if (!kept) throw new DomainError('not_found');
  return kept;
}

function keyOf({ gradeName, className }: ClassNames): string {
  return JSON.stringify([gradeName, className]);
}
