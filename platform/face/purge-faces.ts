import { sql } from 'kysely';
import { deleteInBatches, type PortalDatabase } from '#platform/database';
import { createAuditWriter } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import { deleteTemplate, withdrawConsent } from './store/consents.ts';
import { readSettings } from './store/settings.ts';
import { keptUntil } from './store/templates.ts';

const nobody = { id: 'housekeeping', ip: '', userAgent: '' } as const;

/** Deletes faces that are older than their unit keeps them, what disabled users left, and challenges that are over. */
export async function purgeFaces({
  database,
  clock,
}: {
  database: PortalDatabase;
  clock: Clock;
}): Promise<void> {
  const now = clock();
  await deleteInBatches(database, {
    from: 'face_challenge',
    where: sql`expires_at <= ${now}`,
    orderBy: 'expires_at',
  });
  await purgeDisabled(database, clock);
  const units = await database.db.selectFrom('face_setting').select('unit_id').execute();
  for (const { unit_id } of units) await purgeOld(database, clock, unit_id);
}

async function purgeDisabled({ db }: PortalDatabase, clock: Clock): Promise<void> {
  const rows = await db
    .selectFrom('face_consent')
    .innerJoin('app_user', 'app_user.id', 'face_consent.user_id')
    .select('face_consent.user_id')
    .where('app_user.user_status', '=', 'disabled')
    .execute();
  const audit = createAuditWriter(clock);
  for (const { user_id: userId } of rows)
    await db.transaction().execute(async (trx) => {
      if (await withdrawConsent(trx, userId))
        await audit(trx, { event: 'face_expired', userId, detail: 'account_disabled' }, nobody);
    });
}

async function purgeOld({ db }: PortalDatabase, clock: Clock, unitId: string): Promise<void> {
  const { retentionDays } = await readSettings(db, unitId);
  const rows = await db
    .selectFrom('face_template')
    .innerJoin('app_user', 'app_user.id', 'face_template.user_id')
    .select('face_template.user_id')
    .where('app_user.unit_id', '=', unitId)
    .where('registered_at', '<=', clock() - keptUntil(0, retentionDays))
    .execute();
  const audit = createAuditWriter(clock);
  for (const { user_id: userId } of rows)
    await db.transaction().execute(async (trx) => {
      if (await deleteTemplate(trx, userId))
        await audit(trx, { event: 'face_expired', userId, detail: 'retention' }, nobody);
    });
}
