import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { UnitOverview } from '#shared/contracts';

/** As text, not as a value: only then does SQLite take the index of those rows alone. */
const enabled = sql.lit('enabled' as const);

/** What is counted about a unit, one statement each. */
export function createOverviewStore(db: Kysely<Tables>, unitId: string) {
  return {
    ...peopleCounts(db, unitId),
    ...organisationCounts(db, unitId),
    ...recordCounts(db, unitId),
    ...jobCounts(db, unitId),
  };
}

function peopleCounts(db: Kysely<Tables>, unitId: string) {
  return {
    /** Enabled accounts by kind of user. */
    countEnabled: async (): Promise<ReadonlyMap<number, number>> => {
      const rows = await db
        .selectFrom('app_user')
        .select(({ fn }) => ['user_type', fn.countAll<number>().as('count')])
        .where('unit_id', '=', unitId)
        .where('user_status', '=', enabled)
        .groupBy('user_type')
        .execute();
      return new Map(rows.map(({ user_type, count }) => [user_type, Number(count)]));
    },

    countEverybody: (): Promise<number> =>
      countOf(
        db
          .selectFrom('app_user')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('unit_id', '=', unitId),
      ),

    /** Different people who signed in today and since a time, and sessions that are open. */
    countSignIns: async (
      now: number,
      { today: morning, week }: { today: number; week: number },
    ): Promise<UnitOverview['signIns']> => {
      const { today, people, sessions } = await db
        .selectFrom('app_user')
        .innerJoin('auth_session as session', 'session.user_id', 'app_user.id')
        .select([
          peopleSince(morning).as('today'),
          peopleSince(week).as('people'),
          sql<number>`count(case when session.revoked_at is null and session.expires_at > ${now} then 1 end)`.as(
            'sessions',
          ),
        ])
        .where('app_user.unit_id', '=', unitId)
        .executeTakeFirstOrThrow();
      return { today: Number(today), people: Number(people), sessions: Number(sessions) };
    },
  };
}

function peopleSince(time: number) {
  return sql<number>`count(distinct case when session.created_at >= ${time} then app_user.id end)`;
}

/** What works by itself. At most one of each writes; comparisons are few. */
function jobCounts(db: Kysely<Tables>, unitId: string) {
  return {
    countJobs: async (): Promise<UnitOverview['jobs']> => ({
      imports: await countOf(
        db
          .selectFrom('import_job')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('unit_id', '=', unitId)
          .where('state', 'in', ['comparing', 'running']),
      ),
      promotions: await countOf(
        db
          .selectFrom('promotion')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('unit_id', '=', unitId)
          .where('status', 'in', ['running', 'undoing']),
      ),
    }),
  };
}

function organisationCounts(db: Kysely<Tables>, unitId: string) {
  return {
    /** Open classes, and those that nobody is head teacher of. */
    countClasses: async (): Promise<UnitOverview['classes']> => {
      const { open, headed } = await db
        .selectFrom('school_class')
        .leftJoin('class_teacher as head', (join) =>
          join.onRef('head.class_id', '=', 'school_class.id').on('head.is_head', '=', 1),
        )
        .select([
          sql<number>`count(distinct school_class.id)`.as('open'),
          sql<number>`count(distinct head.class_id)`.as('headed'),
        ])
        .where('school_class.unit_id', '=', unitId)
        .where('school_class.status', '=', 'open')
        .executeTakeFirstOrThrow();
      return { open: Number(open), withoutHead: Number(open) - Number(headed) };
    },

    /** Name of the current school year; null before there is one. */
    findYear: async (): Promise<string | null> => {
      const row = await db
        .selectFrom('school_year')
        .select('name')
        .where('unit_id', '=', unitId)
        .where('is_current', '=', 1)
        .executeTakeFirst();
      return row?.name ?? null;
    },
  };
}

function recordCounts(db: Kysely<Tables>, unitId: string) {
  return {
    countOpened: (since: number): Promise<number> =>
      countOf(
        db
          .selectFrom('app_use')
          .select(({ fn }) => fn.coalesce(fn.sum<number>('opened'), sql<number>`0`).as('count'))
          .where('unit_id', '=', unitId)
          .where('day', '>', since),
      ),

    countRequestedApps: (): Promise<number> =>
      countOf(
        db
          .selectFrom('app_request')
          .select(sql<number>`count(distinct app_code)`.as('count'))
          .where('unit_id', '=', unitId),
      ),

    listLicences: () =>
      db.selectFrom('licence').select(['ends_at', 'state']).where('unit_id', '=', unitId).execute(),

    /** Those for all, and those that name the unit. */
    countAnnouncements: (now: number): Promise<number> =>
      countOf(
        db
          .selectFrom('announcement as a')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('a.starts_at', '<=', now)
          .where('a.ends_at', '>', now)
          .where(({ eb, or, exists, selectFrom }) =>
            or([
              eb('a.for_all', '=', 1),
              exists(
                selectFrom('announcement_unit as reached')
                  .select('reached.unit_id')
                  .whereRef('reached.announcement_id', '=', 'a.id')
                  .where('reached.unit_id', '=', unitId),
              ),
            ]),
          ),
      ),

    /** Bytes that the files of the unit take. */
    countBytes: async (): Promise<number> => {
      const row = await db
        .selectFrom('storage_use')
        .select('bytes')
        .where('scope', '=', 'unit')
        .where('id', '=', unitId)
        .executeTakeFirst();
      return Number(row?.bytes ?? 0);
    },
  };
}

async function countOf(query: {
  executeTakeFirstOrThrow: () => Promise<{ count: number }>;
}): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).count);
}
