import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '#platform/database';
import { DomainError, parseCampusUnits, type UnitDetails } from '#shared/contracts';

export const unitColumns = ['id', 'name', 'en_name', 'unit_type', 'campus_units', 'revision'] as const;
export type UnitRow = Pick<Selectable<Tables['unit']>, (typeof unitColumns)[number]>;

/** A unit by its id. @throws DomainError `not_found` */
export async function getUnit(db: Kysely<Tables>, unitId: string): Promise<UnitDetails> {
  const row = await db.selectFrom('unit').select(unitColumns).where('id', '=', unitId).executeTakeFirst();
  if (!row) throw new DomainError('not_found');
  return toUnit(row);
}

export function toUnit(row: UnitRow): UnitDetails {
  return {
    unitId: row.id,
    name: row.name,
    enName: row.en_name,
    unitType: row.unit_type,
    campuses: parseCampusUnits(row.campus_units).map(({ campusId, name }) => ({ campusId, name })),
    revision: row.revision,
  };
}
