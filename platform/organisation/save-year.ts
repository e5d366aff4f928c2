import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FieldColumns, Tables } from '#platform/database';
import { requireValidFields } from '#platform/http';
import {
  DomainError,
  type organisationYearSave,
  type ParsedPayloadOf,
  type SchoolYear,
  type SchoolYearFields,
  schoolYearFields,
} from '#shared/contracts';
import type { Caller, OrganisationDeps } from './organisation-deps.ts';
import { requireUnit } from './require-unit.ts';
import { readYears } from './school-years.ts';
import { writeLine } from './write-line.ts';

/**
 * Creates or changes a school year. The first one of a unit is current; another one that becomes it takes its place.
 * @throws DomainError `forbidden`, `not_found`, `conflict` for an old revision, `invalid_input`
 */
export async function saveYear(
  deps: OrganisationDeps,
  caller: Caller,
  { unitId: wanted, yearId, revision, ...fields }: ParsedPayloadOf<typeof organisationYearSave>,
): Promise<SchoolYear> {
  const { db } = deps;
  const unitId = await requireUnit(db, caller.principal, wanted);
  requireValidFields(schoolYearFields, fields, fields);
  return db.transaction().execute(async (trx) => {
    await lockYears(trx, unitId);
    const years = await readYears(trx, unitId);
    const before = yearId === '' ? undefined : getYear(years, yearId, revision);
    const others = years.filter((year) => year !== before);
    requireNoOverlap(others, fields);
    const isCurrent = fields.isCurrent || others.length === 0;
    if (!isCurrent && before?.isCurrent) throw staysCurrent();
    const id = before?.yearId ?? randomUUID();
    if (isCurrent) await endCurrent(trx, unitId, id);
    await writeYear(trx, { id, unitId, revision: before?.revision ?? 0 }, { ...fields, isCurrent });
    const event = before ? 'school_year_changed' : 'school_year_created';
    await writeLine(deps, trx, caller, { event, unitId, ...fields, isCurrent });
    return getYear(await readYears(trx, unitId), id);
  });
}

/** One change of the years of a unit at a time: what is checked here is still true when it is written. */
async function lockYears(trx: Kysely<Tables>, unitId: string): Promise<void> {
  await trx
    .updateTable('unit')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', unitId)
    .execute();
}

function getYear(years: readonly SchoolYear[], yearId: string, revision?: number): SchoolYear {
  const year = years.find((one) => one.yearId === yearId);
  if (!year) throw new DomainError('not_found');
  if (revision !== undefined && year.revision !== revision) throw new DomainError('conflict');
  return year;
}

function requireNoOverlap(others: readonly SchoolYear[], { beginsOn, endsOn }: SchoolYearFields): void {
  const other = others.find((year) => year.beginsOn <= endsOn && beginsOn <= year.endsOn);
  if (!other) return;
  const message = `与学年“${other.name}”的日期重叠|||These days overlap with the school year ${other.name}`;
  throw new DomainError('invalid_input', { fieldErrors: [{ field: 'beginsOn', message }] });
}

function staysCurrent(): DomainError {
  const message = '请改为将另一个学年设为当前学年|||Make another school year the current one instead';
  return new DomainError('invalid_input', { fieldErrors: [{ field: 'isCurrent', message }] });
}

async function endCurrent(trx: Kysely<Tables>, unitId: string, exceptId: string): Promise<void> {
  await trx
    .updateTable('school_year')
    .set((eb) => ({ is_current: 0, revision: eb('revision', '+', 1) }))
    .where('unit_id', '=', unitId)
    .where('is_current', '=', 1)
    .where('id', '!=', exceptId)
    .execute();
}

async function writeYear(
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
