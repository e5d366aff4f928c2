import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { FaceSettings } from '#shared/contracts';

/** Of a unit that has changed nothing: faces are off (D-48). */
const usual: FaceSettings = {
  isOn: false,
  isSignIn: false,
  retentionDays: 365,
  verifyDistance: 0.45,
  identifyDistance: 0.4,
};

export async function readSettings(db: Kysely<Tables>, unitId: string): Promise<FaceSettings> {
  const row = await db
    .selectFrom('unit')
    .leftJoin('face_setting', 'face_setting.unit_id', 'unit.id')
    .select(['face_login', 'is_on', 'retention_days', 'verify_distance', 'identify_distance'])
    .where('unit.id', '=', unitId)
    .where('unit.status', '=', 'enabled')
    .executeTakeFirst();
  if (!row) return usual;
  return {
    isOn: row.is_on === 1,
    isSignIn: row.is_on === 1 && row.face_login === 1,
    retentionDays: row.retention_days ?? usual.retentionDays,
    verifyDistance: row.verify_distance ?? usual.verifyDistance,
    identifyDistance: row.identify_distance ?? usual.identifyDistance,
  };
}

/** Inside a transaction. Nobody signs in by a face where faces are off. */
export async function writeSettings(
  trx: Kysely<Tables>,
  unitId: string,
  settings: FaceSettings,
): Promise<void> {
  const values = {
    is_on: settings.isOn ? 1 : 0,
    retention_days: settings.retentionDays,
    verify_distance: settings.verifyDistance,
    identify_distance: settings.identifyDistance,
  } as const;
  await trx
    .insertInto('face_setting')
    .values({ unit_id: unitId, ...values })
    .onConflict((conflict) => conflict.column('unit_id').doUpdateSet(values))
    .execute();
  await trx
    .updateTable('unit')
    .set({ face_login: settings.isOn && settings.isSignIn ? 1 : 0 })
    .where('id', '=', unitId)
    .execute();
}
