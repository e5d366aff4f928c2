import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { deleteInBatches, type PortalDatabase } from '#platform/database';
import type { Clock } from '#platform/runtime';
import type { Terms } from '#shared/retention-terms';
import {
  maxTermOf,
  type OwnTerms,
  type RowsOfUnit,
  readOwnTerms,
  rowsOfUnits,
  type UnitTable,
  unitTables,
} from './unit-terms.ts';

const day = 24 * 60 * 60 * 1000;
/** People whose rows one statement looks for. */
const peopleAtOnce = 200;
const unitsAtOnce = 500;

export interface UnitsPurge {
  readonly database: PortalDatabase;
  readonly clock: Clock;
  readonly terms: Terms;
}

/**
 * Deletes what units keep shorter than the longest term of the portal, which `purgeExpired` deletes by. Where nobody keeps anything
 * longer than usual, only units with a term of their own cost a statement.
 */
export async function purgeUnits({ database, clock, terms }: UnitsPurge): Promise<void> {
  const own = await readOwnTerms(database.db, terms);
  for (const table of unitTables) {
    for (const [unitId, days] of own.get(table) ?? [])
      await purgeUnit(database, { table, unitId, until: clock() - days * day });
    const { days } = terms[table];
    if (days !== null && needsEachUnit(terms, own, table))
      await purgeOthers(database, { table, until: clock() - days * day, own });
  }
}

/** Messages have no purge over all of them: that would need an index of its own. */
function needsEachUnit(terms: Terms, own: OwnTerms, table: UnitTable): boolean {
  return table === 'message' || table === 'feedback' || maxTermOf(terms, own, table) !== terms[table].days;
}

interface Order {
  readonly table: UnitTable;
  readonly until: number;
}

/** Units without a term of their own, and what belongs to nobody any more. */
async function purgeOthers(database: PortalDatabase, { table, until, own }: Order & { own: OwnTerms }) {
  const { column, person }: RowsOfUnit = rowsOfUnits[table];
  for (let last = ''; ; ) {
    const units = await database.db
      .selectFrom('unit')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(unitsAtOnce)
      .execute();
    for (const { id: unitId } of units)
      if (!own.get(table)?.has(unitId)) await purgeUnit(database, { table, unitId, until });
    last = units.at(-1)?.id ?? '';
    if (units.length < unitsAtOnce) break;
  }
  if (!person) return;
  await deleteInBatches(database, {
    from: table,
    where: sql`${sql.ref(person)} is null and ${sql.ref(column)} <= ${until}`,
    orderBy: column,
  });
}

async function purgeUnit(
  database: PortalDatabase,
  { table, unitId, until }: Order & { unitId: string },
): Promise<void> {
  const { column, person }: RowsOfUnit = rowsOfUnits[table];
  const isOld = sql<SqlBool>`${sql.ref(column)} <= ${until}`;
  const remove = (mine: RawBuilder<SqlBool>, orderBy: string): Promise<void> =>
    deleteInBatches(database, { from: table, where: sql`${mine} and ${isOld}`, orderBy });
  if (!person) return remove(sql`unit_id = ${unitId}`, column);
  const people = await database.db
    .selectFrom('app_user')
    .select('id')
    .where('unit_id', '=', unitId)
    .execute();
  for (let at = 0; at < people.length; at += peopleAtOnce) {
    const ids = people.slice(at, at + peopleAtOnce).map(({ id }) => id);
    await remove(sql`${sql.ref(person)} in (${sql.join(ids)})`, person);
  }
}
