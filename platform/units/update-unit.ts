import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { requireValidFields } from '#platform/http';
import { requireUnit } from '#platform/organisation';
import {
  DomainError,
  type ParsedPayloadOf,
  type UnitDetails,
  unitFields,
  type unitsUpdate,
} from '#shared/contracts';
import { refuseCampuses, requireCampuses, toCampusUnits } from './sent-campuses.ts';
import { getUnit } from './unit-row.ts';
import type { Caller, UnitsDeps } from './units-deps.ts';

/**
 * Renames a unit and says which campuses it has.
 * @throws DomainError `not_found`, `invalid_input`, or `conflict` for an old revision
 */
export async function updateUnit(
  { db, writeAudit }: UnitsDeps,
  { principal, request }: Caller,
  { unitId: wanted, revision, campuses: sent, ...fields }: ParsedPayloadOf<typeof unitsUpdate>,
): Promise<UnitDetails> {
  const unitId = await requireUnit(db, principal, wanted);
  requireValidFields(unitFields, fields);
  return db.transaction().execute(async (trx) => {
    await lockUnit(trx, unitId);
    const before = await getUnit(trx, unitId);
    if (before.revision !== revision) throw new DomainError('conflict');
    const campuses = requireCampuses(sent, before.campuses);
    const kept = new Set(campuses.map(({ campusId }) => campusId));
    const gone = before.campuses.filter(({ campusId }) => !kept.has(campusId));
    await requireNoClassesIn(trx, unitId, gone);
    await trx
      .updateTable('unit')
      .set({
        name: fields.name,
        en_name: fields.enName || null,
        campus_units: toCampusUnits(campuses),
        revision: revision + 1,
      })
      .where('id', '=', unitId)
      .execute();
    const { userId, loginName } = principal;
    const detail = JSON.stringify({ unitId, ...fields, campuses: campuses.map(({ name }) => name) });
    await writeAudit(trx, { event: 'unit_changed', userId, loginName, detail }, request);
    return getUnit(trx, unitId);
  });
}

/** One change of a unit at a time: what is checked here is still true when it is written. */
async function lockUnit(trx: Kysely<Tables>, unitId: string): Promise<void> {
  await trx
    .updateTable('unit')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', unitId)
    .execute();
}

async function requireNoClassesIn(
  trx: Kysely<Tables>,
  unitId: string,
  gone: readonly { campusId: string; name: string }[],
): Promise<void> {
  if (gone.length === 0) return;
  const used = await trx
    .selectFrom('school_class')
    .select('campus_id')
    .where('unit_id', '=', unitId)
    .where('status', '=', 'open')
    .where(
      'campus_id',
      'in',
      gone.map(({ campusId }) => campusId),
    )
    .limit(1)
    .executeTakeFirst();
  const campus = gone.find(({ campusId }) => campusId === used?.campus_id);
  if (!campus) return;
  throw refuseCampuses(
    `校区“${campus.name}”还有班级，请先移走这些班级|||Classes are still in the campus ${campus.name}. Move them first`,
  );
}
