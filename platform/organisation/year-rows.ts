import type { Kysely } from 'kysely';
import type { FieldColumns, Tables } from '#platform/database';
import {
  DomainError,
  type SchoolYear,
  type SchoolYearFields,
  type schoolYearFields,
} from '#shared/contracts';

/** One change of the years of a unit at a time: what is checked here is still true when it is written. */
export async function lockYears(trx: Kysely<Tables>, unitId: string): Promise<void> {
  await trx
    .updateTable('unit')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', unitId)
    .execute();
}

/** A year of the list, at this revision where one is named. @throws DomainError `not_found`, `conflict` */
export function getYear(years: readonly SchoolYear[], yearId: string, revision?: number): SchoolYear {
  const year = years.find((one) => one.yearId === yearId);
  if (!year) throw new DomainError('not_found');
  if (revision !== undefined && year.revision !== revision) throw new DomainError('conflict');
  return year;
}

/** @throws DomainError `invalid_input` at `beginsOn` */
export function requireNoOverlap(
  others: readonly SchoolYear[],
  { beginsOn, endsOn }: SchoolYearFields,
): void {
  const other = others.find((year) => year.beginsOn <= endsOn && beginsOn <= year.endsOn);
  if (!other) return;
  const message = `与学年“${other.name}”的日期重叠|||These days overlap with the school year ${other.name}`;
  throw new DomainError('invalid_input', { fieldErrors: [{ field: 'beginsOn', message }] });
}

/** No year of the unit is the current one any more, but for one. */
export async function endCurrent(trx: Kysely<Tables>, unitId: string, exceptId: string): Promise<void> {
  await trx
    .updateTable('school_year')
    .set((eb) => ({ is_current: 0, revision: eb('revision', '+', 1) }))
    .where('unit_id', '=', unitId)
    .where('is_current', '=', 1)
    .where('id', '!=', exceptId)
    .execute();
}

/** Writes a year, at the next revision. */
export async function writeYear(
  trx: Kysely<Tables>,
  { id, unitId, revision }: { id: string; unitId: string; revision: number },
  { name, beginsOn, endsOn, isCurrent }: SchoolYearFields,
): Promise<void> {
  const columns = {
    name,
    begins_on: beginsOn,
    ends_on: endsOn,
    is_current: isCurrent ? (1 as const) : (0 as const),
    revision: revision + 1,
  } satisfies FieldColumns<Tables['school_year'], typeof schoolYearFields>;
  await trx
    .insertInto('school_year')
    .values({ id, unit_id: unitId, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}
