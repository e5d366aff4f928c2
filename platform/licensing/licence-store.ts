import type { Kysely, Selectable } from 'kysely';
import type { FieldColumns, Tables } from '#platform/database';
import type { Licence, licenceFields } from '#shared/contracts';

type LicenceRow = Selectable<Tables['licence']>;

/** An area unit sees the licences of all units but the sandbox, a school its own. */
export interface LicenceScope {
  unitId: string;
  isArea: boolean;
}

interface NamedLicenceRow extends LicenceRow {
  unit_name: string;
  unit_en_name: string | null;
  service_name: string | null;
  service_en_name: string | null;
}

export function createLicenceStore(db: Kysely<Tables>) {
  return {
    findLicence: async (unitId: string, serverId: string): Promise<Licence | undefined> => {
      const row = await selectLicences(db)
        .where('licence.unit_id', '=', unitId)
        .where('licence.server_id', '=', serverId)
        .executeTakeFirst();
      return row && toLicence(row);
    },

    listLicences: async ({ unitId, isArea }: LicenceScope): Promise<Licence[]> => {
      const rows = await selectLicences(db)
        .where((eb) => (isArea ? eb('unit.is_sandbox', '=', 0) : eb('licence.unit_id', '=', unitId)))
        .orderBy('licence.unit_id')
        .orderBy('licence.server_id')
        .execute();
      return rows.map(toLicence);
    },

    saveLicence: async (
      terms: Pick<LicenceRow, 'unit_id' | 'server_id' | 'ends_at' | 'seats'>,
    ): Promise<void> => {
      const granted = {
        ends_at: terms.ends_at,
        seats: terms.seats,
        state: 'granted' as const,
      } satisfies FieldColumns<LicenceRow, typeof licenceFields, 'endDate'>;
      await db
        .insertInto('licence')
        .values({ ...terms, ...granted, used: 0 })
        .onConflict((conflict) => conflict.columns(['unit_id', 'server_id']).doUpdateSet(granted))
        .execute();
    },

    isUnit: async (unitId: string): Promise<boolean> =>
      (await db.selectFrom('unit').select('id').where('id', '=', unitId).executeTakeFirst()) !== undefined,

    isOam: async (unitId: string): Promise<boolean> => {
      const row = await db.selectFrom('unit').select('is_oam').where('id', '=', unitId).executeTakeFirst();
      return row?.is_oam === 1;
    },

    /** Services with their visible apps, in the order of the desktop. One statement. */
    listServices: () =>
      db
        .selectFrom('desktop_app as app')
        .innerJoin('desktop_group as g', 'g.code', 'app.group_code')
        .select(['app.server_id', 'app.code', 'app.name', 'app.english_name'])
        .where('app.update_status', '!=', 0)
        .where('app.owner_unit_id', 'is', null)
        .orderBy('g.position')
        .orderBy('app.position')
        .execute(),
  };
}

function selectLicences(db: Kysely<Tables>) {
  return (
    db
      .selectFrom('licence')
      .innerJoin('unit', 'unit.id', 'licence.unit_id')
      // A service is called as the app that has its code.
      .leftJoin('desktop_app as app', 'app.code', 'licence.server_id')
      .selectAll('licence')
      .select(['unit.name as unit_name', 'unit.en_name as unit_en_name'])
      .select(['app.name as service_name', 'app.english_name as service_en_name'])
  );
}

function toLicence(row: NamedLicenceRow): Licence {
  return {
    unitId: row.unit_id,
    unitName: row.unit_name,
    unitEnName: row.unit_en_name,
    serverId: row.server_id,
    serviceName: row.service_name,
    serviceEnName: row.service_en_name,
    endTime: row.ends_at === null ? null : Number(row.ends_at),
    seats: row.seats,
    used: row.used,
    isReadable: row.state === 'granted',
  };
}
