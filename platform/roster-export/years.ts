import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { hashedId } from './sourced-id.ts';

export interface ExportedYear {
  /** Of the row; empty where the unit has none. */
  readonly id: string;
  readonly sourcedId: string;
  readonly title: string;
  readonly beginsOn: string;
  /** The day behind the last one. */
  readonly endsBefore: string;
  /** In which it ends. */
  readonly schoolYear: string;
  readonly isCurrent: boolean;
}

const day = 24 * 60 * 60 * 1000;
/** The month in which school years begin in China, from 0. */
const september = 8;

/** The school years of a unit; every class needs one, so a unit that has kept none has the one of the calendar. */
export async function yearsOf(db: Kysely<Tables>, unitId: string, now: number): Promise<ExportedYear[]> {
  const rows = await db
    .selectFrom('school_year')
    .select(['id', 'name', 'begins_on', 'ends_on', 'is_current'])
    .where('unit_id', '=', unitId)
    .orderBy('begins_on')
    .execute();
  if (rows.length === 0) return [calendarYear(unitId, now)];
  return rows.map(({ id, name, begins_on, ends_on, is_current }) => ({
    ...{ id, title: name, beginsOn: begins_on, isCurrent: is_current === 1 },
    sourcedId: hashedId('year', unitId, name),
    endsBefore: new Date(Date.parse(ends_on) + day).toISOString().slice(0, 10),
    schoolYear: ends_on.slice(0, 4),
  }));
}

function calendarYear(unitId: string, now: number): ExportedYear {
  const today = new Date(now);
  const begin = today.getUTCMonth() >= september ? today.getUTCFullYear() : today.getUTCFullYear() - 1;
  const title = `${begin}-${begin + 1}`;
  return {
    ...{ id: '', title, isCurrent: true, sourcedId: hashedId('year', unitId, title) },
    ...{ beginsOn: `${begin}-09-01`, endsBefore: `${begin + 1}-09-01`, schoolYear: String(begin + 1) },
  };
}
