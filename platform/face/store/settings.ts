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
  consentText: '',
  consentTextEn: '',
};

export async function readSettings(db: Kysely<Tables>, unitId: string): Promise<FaceSettings> {
  const row = await db
    .selectFrom('unit')
    .leftJoin('face_setting', 'face_setting.unit_id', 'unit.id')
    .select(['face_login', 'is_on', 'retention_days', 'verify_distance', 'identify_distance'])
    .select(['consent_text', 'consent_text_en'])
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
    consentText: row.consent_text ?? usual.consentText,
    consentTextEn: row.consent_text_en ?? usual.consentTextEn,
  };
}

/** Inside a transaction. Nobody signs in by a face where faces are off. Another text asks everybody to agree again. */
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
    consent_text: settings.consentText,
    consent_text_en: settings.consentTextEn,
  } as const;
  const isOther = settings.consentText !== '' || settings.consentTextEn !== '' ? 1 : 0;
  await trx
    .insertInto('face_setting')
    .values({ unit_id: unitId, ...values, text_version: isOther })
    .onConflict((conflict) =>
      conflict.column('unit_id').doUpdateSet(({ eb, ref, or }) => ({
        ...values,
        text_version: eb
          .case()
          .when(
            or([
              eb('face_setting.consent_text', '!=', ref('excluded.consent_text')),
              eb('face_setting.consent_text_en', '!=', ref('excluded.consent_text_en')),
            ]),
          )
          .then(eb('face_setting.text_version', '+', 1))
          .else(ref('face_setting.text_version'))
          .end(),
      })),
    )
    .execute();
  await trx
    .updateTable('unit')
    .set({ face_login: settings.isOn && settings.isSignIn ? 1 : 0 })
    .where('id', '=', unitId)
    .execute();
}
