import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { userTypeCodes } from '#shared/contracts';
import { personSourcedId } from './sourced-id.ts';

const peopleAtOnce = 1_000;
const { student, teacher, parent } = userTypeCodes;
/** Administrators belong to the portal alone. */
const exported = [student, teacher, parent];

export type ExportedPerson = Awaited<ReturnType<typeof selectPeople>>[number];

/** The enabled people of a unit by their login names, a page at a time. */
export async function* readPeople(db: Kysely<Tables>, unitId: string): AsyncGenerator<ExportedPerson[]> {
  let after = '';
  for (;;) {
    const people = await selectPeople(db, unitId, after);
    if (people.length > 0) yield people;
    const last = people.at(-1);
    if (!last || people.length < peopleAtOnce) return;
    after = last.login_name;
  }
}

function selectPeople(db: Kysely<Tables>, unitId: string, after: string) {
  return db
    .selectFrom('app_user as person')
    .select([
      'id',
      'login_name',
      'real_name',
      'user_type',
      'sex',
      'phone',
      'email',
      'grade_name',
      'class_name',
    ])
    .select(personSourcedId('person').as('sourcedId'))
    .where('unit_id', '=', unitId)
    .where('login_name', '>', after)
    .where('user_status', '=', 'enabled')
    .where('user_type', 'in', exported)
    .orderBy('login_name')
    .limit(peopleAtOnce)
    .execute();
}

/** Who belongs to people: the children of parents in their order, and the parents of pupils. */
export async function readAgents(
  db: Kysely<Tables>,
  unitId: string,
  people: readonly ExportedPerson[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const idsOf = (type: number) => people.flatMap(({ id, user_type }) => (user_type === type ? [id] : []));
  const [children, parents] = [
    await selectAgents(db, unitId, { from: 'parent_id', to: 'child_id' }, idsOf(parent)),
    await selectAgents(db, unitId, { from: 'child_id', to: 'parent_id' }, idsOf(student)),
  ];
  const byPerson = Map.groupBy([...children, ...parents], ({ personId }) => personId);
  return new Map([...byPerson].map(([id, own]) => [id, own.map(({ sourcedId }) => sourcedId)]));
}

async function selectAgents(
  db: Kysely<Tables>,
  unitId: string,
  { from, to }: { from: 'parent_id' | 'child_id'; to: 'parent_id' | 'child_id' },
  ids: readonly string[],
) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('parent_child as link')
    .innerJoin('app_user as agent', 'agent.id', `link.${to}`)
    .select(`link.${from} as personId`)
    .select(personSourcedId('agent').as('sourcedId'))
    .where(`link.${from}`, 'in', ids)
    .where('agent.unit_id', '=', unitId)
    .where('agent.user_status', '=', 'enabled')
    .orderBy(from === 'parent_id' ? 'link.position' : 'agent.login_name')
    .execute();
}
