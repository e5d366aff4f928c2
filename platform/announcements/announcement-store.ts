import type { Insertable, Kysely, Selectable } from 'kysely';
import type { PortalDatabase, Tables } from '#platform/database';
import type { Scope } from '#platform/http';
import { listRoleCodes } from '#platform/roles';
import type { AnnouncementReach } from '#shared/contracts';

export type AnnouncementRow = Selectable<Tables['announcement']>;

/** Both are far beyond what a school has; they keep a query from reading without end. */
const maxAtOnce = 200;
const maxUnits = 2000;

/** The rows of announcements. A scope names the unit whose announcements are meant; undefined means all. */
export function createAnnouncementStore(db: Kysely<Tables>) {
  return { ...noticeRows(db), ...keptRows(db), ...reachRows(db), ...writtenRows(db) };
}

/** What readers see. */
function noticeRows(db: Kysely<Tables>) {
  return {
    /** What has not ended in a unit, whether it has begun or not. */
    listNotEnded: (unitId: string, now: number): Promise<AnnouncementRow[]> =>
      db
        .selectFrom('announcement as a')
        .leftJoin('announcement_unit as reached', (join) =>
          join.onRef('reached.announcement_id', '=', 'a.id').on('reached.unit_id', '=', unitId),
        )
        .selectAll('a')
        .where((eb) => eb.or([eb('a.for_all', '=', 1), eb('reached.unit_id', 'is not', null)]))
        .where('a.ends_at', '>', now)
        .orderBy('a.starts_at', 'desc')
        .orderBy('a.id')
        .limit(maxAtOnce)
        .execute(),

    /** What a unit has made that has not ended: how many, and when the first of them ends. */
    countNotEndedOf: async (unitId: string, now: number): Promise<{ count: number; firstEnd: number }> => {
      const { count, firstEnd } = await db
        .selectFrom('announcement')
        .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('ends_at').as('firstEnd')])
        .where('unit_id', '=', unitId)
        .where('ends_at', '>', now)
        .executeTakeFirstOrThrow();
      return { count: Number(count), firstEnd: Number(firstEnd ?? now) };
    },

    /** Makes others who count the announcements of the unit wait; SQLite lets one transaction write anyway. */
    lockUnit: async (unitId: string, engine: PortalDatabase['engine']): Promise<void> => {
      if (engine === 'postgres')
        await db.selectFrom('unit').select('id').where('id', '=', unitId).forNoKeyUpdate().execute();
    },
  };
}

/** The announcements of a scope, for who keeps them. */
function keptRows(db: Kysely<Tables>) {
  return {
    count: async (scope: Scope): Promise<number> => {
      const { count } = await selectKept(db, scope)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    list: (scope: Scope, { limit, offset }: { limit: number; offset: number }) =>
      withUnit(db, scope).orderBy('a.ends_at', 'desc').orderBy('a.id').limit(limit).offset(offset).execute(),

    find: (scope: Scope, id: string) => withUnit(db, scope).where('a.id', '=', id).executeTakeFirst(),

    /** The units that these announcements were given to. One statement. */
    listReached: async (ids: readonly string[]): Promise<Map<string, string[]>> => {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('announcement_unit')
        .selectAll()
        .where('announcement_id', 'in', ids)
        .orderBy('unit_id')
        .execute();
      const reached = new Map<string, string[]>();
      for (const { announcement_id, unit_id } of rows)
        reached.set(announcement_id, [...(reached.get(announcement_id) ?? []), unit_id]);
      return reached;
    },
  };
}

function reachRows(db: Kysely<Tables>) {
  return {
    /** Units and roles to choose from; the sandbox is no unit of the area. */
    findReach: async (scope: Scope): Promise<AnnouncementReach> => {
      const units = await db
        .selectFrom('unit')
        .select(['id', 'name', 'en_name as enName'])
        .where((eb) => (scope === undefined ? eb('is_sandbox', '=', 0) : eb('id', '=', scope)))
        .orderBy('unit_type')
        .orderBy('id')
        .limit(maxUnits)
        .execute();
      return { units, roles: await listRoleCodes(db, scope) };
    },
  };
}

function writtenRows(db: Kysely<Tables>) {
  return {
    insert: async (row: Insertable<Tables['announcement']>): Promise<void> => {
      await db.insertInto('announcement').values(row).execute();
    },

    /** False when somebody else changed it since. */
    update: async (
      id: string,
      revision: number,
      change: Partial<Omit<AnnouncementRow, 'id' | 'unit_id' | 'revision'>>,
    ): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('announcement')
        .set({ ...change, revision: revision + 1 })
        .where('id', '=', id)
        .where('revision', '=', revision)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    setReached: async (id: string, unitIds: readonly string[]): Promise<void> => {
      await db.deleteFrom('announcement_unit').where('announcement_id', '=', id).execute();
      const rows = [...new Set(unitIds)].map((unit_id) => ({ unit_id, announcement_id: id }));
      await db.insertInto('announcement_unit').values(rows).execute();
    },
  };
}

function selectKept(db: Kysely<Tables>, scope: Scope) {
  return db
    .selectFrom('announcement as a')
    .$if(scope !== undefined, (query) => query.where('a.unit_id', '=', scope ?? ''));
}

function withUnit(db: Kysely<Tables>, scope: Scope) {
  return selectKept(db, scope)
    .innerJoin('unit', 'unit.id', 'a.unit_id')
    .selectAll('a')
    .select(['unit.name as unit_name', 'unit.en_name as unit_en_name']);
}
