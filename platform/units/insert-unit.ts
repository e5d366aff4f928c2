import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { UnitFields, UnitType } from '#shared/contracts';

/** What every unit may use: the apps of the portal's own, without an end and for as many users as there are. */
export const baseLicence = {
  server_id: 'base',
  state: 'granted',
  ends_at: null,
  seats: null,
  used: 0,
} as const satisfies Partial<Insertable<Tables['licence']>>;

export interface NewUnit extends UnitFields {
  id: string;
  unitType: UnitType;
  /** JSON text; null for a unit without campuses. */
  campusUnits: string | null;
}

/** Writes a unit that nobody is in yet, with its licence for the portal's own apps. The caller checks the names. */
export async function insertUnit(
  trx: Kysely<Tables>,
  { id, name, enName, unitType, campusUnits }: NewUnit,
): Promise<void> {
  const row = { id, name, en_name: enName || null, unit_type: unitType, campus_units: campusUnits };
  await trx.insertInto('unit').values(row).execute();
  await trx
    .insertInto('licence')
    .values({ ...baseLicence, unit_id: id })
    .execute();
}
