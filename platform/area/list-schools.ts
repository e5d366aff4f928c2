import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { licenceStateOf } from '#platform/licensing';
import type { Clock } from '#platform/runtime';
import { type AreaSchool, DomainError, isArea, userTypeCodes } from '#shared/contracts';
import { createAreaStore } from './area-store.ts';

export interface AreaDeps {
  db: Kysely<Tables>;
  clock: Clock;
}

/**
 * The schools of a bureau, counted. Six statements, however many schools there are.
 * @throws DomainError `forbidden` outside area units
 */
export async function listSchools(
  { db, clock }: AreaDeps,
  principal: Pick<Principal, 'userType' | 'unitType'>,
): Promise<AreaSchool[]> {
  if (!isArea(principal)) throw new DomainError('forbidden');
  const store = createAreaStore(db);
  const now = clock();
  const schools = await store.listSchools();
  const people = await store.countPeople();
  const licences = Map.groupBy(await store.listLicences(), ({ unit_id }) => unit_id);
  const announcements = toCounts(await store.countAnnouncements(now));
  const forAll = await store.countForAll(now);
  const todos = toCounts(await store.countTodos());
  const teachers = toCounts(people.filter(({ user_type }) => user_type === userTypeCodes.teacher));
  const students = toCounts(people.filter(({ user_type }) => user_type === userTypeCodes.student));
  return schools.map(({ id, name, en_name }) => {
    const counts = { active: 0, ending: 0, expired: 0, unreadable: 0 };
    for (const licence of licences.get(id) ?? []) counts[licenceStateOf(licence, now)] += 1;
    return {
      unitId: id,
      name,
      enName: en_name,
      teachers: teachers.get(id) ?? 0,
      students: students.get(id) ?? 0,
      licences: counts,
      announcements: forAll + (announcements.get(id) ?? 0),
      todos: todos.get(id) ?? 0,
    };
  });
}

function toCounts(rows: readonly { unit_id: string; count: number }[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ unit_id, count }) => [unit_id, Number(count)]));
}
