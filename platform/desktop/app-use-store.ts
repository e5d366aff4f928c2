import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';

const dayMs = 86_400_000;
/** Where the schools are, days begin earlier than those of the clock. */
const offsetMs = 8 * 3_600_000;

/** When the day of a time began in China. */
export function dayStart(time: number): number {
  return Math.floor((time + offsetMs) / dayMs) * dayMs - offsetMs;
}

/** Counts per unit, app and day. */
export function createAppUseStore(db: Kysely<Tables>) {
  return {
    /** One more; what no app is called is not counted. */
    countOpened: async (unitId: string, appCode: string, now: number): Promise<void> => {
      const day = sql.lit(dayStart(now));
      await db
        .insertInto('app_use')
        .columns(['unit_id', 'app_code', 'day', 'opened'])
        .expression(
          db
            .selectFrom('desktop_app')
            .select(({ ref }) => [
              sql<string>`${sql.val(unitId)}`.as('unit_id'),
              ref('code').as('app_code'),
              sql<number>`${day}`.as('day'),
              sql<number>`1`.as('opened'),
            ])
            .where('code', '=', appCode),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['unit_id', 'app_code', 'day'])
            .doUpdateSet((eb) => ({ opened: eb('app_use.opened', '+', 1) })),
        )
        .execute();
    },

    /** Counts by app and day since a day, of one unit, or of all but the sandbox. */
    listSince: (unitId: string | undefined, since: number) =>
      db
        .selectFrom('app_use as used')
        .innerJoin('desktop_app as app', 'app.code', 'used.app_code')
        .innerJoin('unit', 'unit.id', 'used.unit_id')
        .select(({ fn }) => [
          'app.code',
          'app.name',
          'app.english_name',
          'app.server_id',
          'used.day',
          fn.sum<number>('used.opened').as('opened'),
        ])
        .where('used.day', '>=', since)
        .where((eb) => (unitId === undefined ? eb('unit.is_sandbox', '=', 0) : eb('unit.id', '=', unitId)))
        .groupBy(['app.code', 'app.name', 'app.english_name', 'app.server_id', 'used.day'])
        .execute(),
  };
}
