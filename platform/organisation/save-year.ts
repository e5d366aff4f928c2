import { randomUUID } from 'node:crypto';
import { requireValidFields } from '#platform/http';
import {
  DomainError,
  type organisationYearSave,
  type ParsedPayloadOf,
  type SchoolYear,
  schoolYearFields,
} from '#shared/contracts';
import type { Caller, OrganisationDeps } from './organisation-deps.ts';
import { refuseDuringPromotion } from './refuse-during-promotion.ts';
import { requireUnit } from './require-unit.ts';
import { readYears } from './school-years.ts';
import { writeLine } from './write-line.ts';
import { endCurrent, getYear, requireNoOverlap, writeYear } from './year-rows.ts';

/**
 * Creates or changes a school year. The first one of a unit is current; another one that becomes it takes its place.
 * @throws DomainError `not_found`, `conflict` for an old revision, `invalid_input`
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
    await refuseDuringPromotion(trx, unitId);
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

function staysCurrent(): DomainError {
  const message = '请改为将另一个学年设为当前学年|||Make another school year the current one instead';
  return new DomainError('invalid_input', { fieldErrors: [{ field: 'isCurrent', message }] });
}
