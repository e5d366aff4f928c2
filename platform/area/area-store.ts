import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { unitTypeCodes, userTypeCodes } from '#shared/contracts';

/** Far beyond the schools of a district; keeps the query from reading without end. */
const maxSchools = 2000;

/** As text, not as values: only then does SQLite take the index of those rows alone. */
const enabled = sql.lit('enabled' as const);
const administrator = sql.lit(4 as const);
const todo = sql.lit('todo' as const);

/** One statement each, however many schools there are. */
export function createAreaStore(db: Kysely<Tables>) {
  return {
    listSchools: () =>
      db
        .selectFrom('unit')
        .select(['id', 'name', 'en_name'])
        .where('unit_type', '=', unitTypeCodes.school)
        // The sandbox is for programs: it is no school.
        .where('is_sandbox', '=', 0)
        .orderBy('id')
        .limit(maxSchools)
        .execute(),

    /** Enabled accounts by unit and kind of user. */
    countPeople: () =>
      db
        .selectFrom('app_user')
        .select(({ fn }) => ['unit_id', 'user_type', fn.countAll<number>().as('count')])
        .where('user_status', '=', enabled)
        .where('user_type', 'in', [userTypeCodes.student, userTypeCodes.teacher])
        .groupBy(['unit_id', 'user_type'])
        .execute(),

    listLicences: () => db.selectFrom('licence').select(['unit_id', 'ends_at', 'state']).execute(),

    /** Those that run in every unit. */
    countForAll: async (now: number): Promise<number> => {
      const { count } = await db
        .selectFrom('announcement')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('for_all', '=', 1)
        .where('starts_at', '<=', now)
        .where('ends_at', '>', now)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Those that run in some units, by unit. */
    countAnnouncements: (now: number) =>
      db
        .selectFrom('announcement_unit as reached')
        .innerJoin('announcement as a', 'a.id', 'reached.announcement_id')
        .select(({ fn }) => ['reached.unit_id', fn.countAll<number>().as('count')])
        .where('a.for_all', '=', 0)
        .where('a.starts_at', '<=', now)
        .where('a.ends_at', '>', now)
        .groupBy('reached.unit_id')
        .execute(),

    /** What administrators of units have not dealt with; asked of each, as they are few among all who get messages. */
    countTodos: () => countTodos(db),
  };
}

function countTodos(db: Kysely<Tables>) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('app_user as administrator')
        .select((each) => [
          'administrator.unit_id',
          each
            .selectFrom('message_delivery as d')
            .innerJoin('message as m', 'm.id', 'd.message_id')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('d.user_id', '=', 'administrator.id')
            .where('d.read_at', 'is', null)
            .where('m.kind', '=', todo)
            .as('count'),
        ])
        .where('administrator.user_type', '=', administrator)
        .where('administrator.user_status', '=', enabled)
        .as('own'),
    )
    .select(({ fn }) => ['own.unit_id', fn.sum<number>('own.count').as('count')])
    .groupBy('own.unit_id')
    .execute();
}
