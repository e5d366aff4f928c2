import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { LicenceChange } from '#shared/contracts';
import type { LicenceScope } from './licence-store.ts';

/** Older ones stay in the database. */
const shown = 200;

/** Notes a change; inside the transaction that makes it. */
export async function noteLicenceChange(
  trx: Kysely<Tables>,
  change: Omit<Insertable<Tables['licence_change']>, 'id'>,
): Promise<void> {
  await trx
    .insertInto('licence_change')
    .values({ id: randomUUID(), ...change })
    .execute();
}

/** The newest changes of the units that somebody looks after, newest first. One statement. */
export async function listLicenceChanges(
  db: Kysely<Tables>,
  { unitId, isArea }: LicenceScope,
): Promise<LicenceChange[]> {
  const rows = await db
    .selectFrom('licence_change')
    .innerJoin('unit', 'unit.id', 'licence_change.unit_id')
    .leftJoin('app_user', 'app_user.id', 'licence_change.user_id')
    .leftJoin('desktop_app as app', 'app.code', 'licence_change.server_id')
    .selectAll('licence_change')
    .select(['unit.name as unit_name', 'unit.en_name as unit_en_name', 'app_user.real_name'])
    .select(['app.name as service_name', 'app.english_name as service_en_name'])
    .where((eb) => (isArea ? eb('unit.is_sandbox', '=', 0) : eb('licence_change.unit_id', '=', unitId)))
    .orderBy('licence_change.at', 'desc')
    .orderBy('licence_change.id')
    .limit(shown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    unitId: row.unit_id,
    unitName: row.unit_name,
    unitEnName: row.unit_en_name,
    serverId: row.server_id,
    serviceName: row.service_name,
    serviceEnName: row.service_en_name,
    at: Number(row.at),
    userName: row.real_name,
    endBefore: row.ends_before === null ? null : Number(row.ends_before),
    endTime: row.ends_at === null ? null : Number(row.ends_at),
    seats: row.seats,
    byKey: row.key_id !== null,
  }));
}
