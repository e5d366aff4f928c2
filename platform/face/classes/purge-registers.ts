import type { PortalDatabase } from '#platform/database';
import type { Clock } from '#platform/runtime';
import { readSettings } from '../store/settings.ts';
import { keptUntil } from '../store/templates.ts';

/** Deletes registers, with their entries, that are older than their unit keeps faces; also where faces are off. */
export async function purgeRegisters({
  database: { db },
  clock,
}: {
  database: PortalDatabase;
  clock: Clock;
}): Promise<void> {
  const units = await db.selectFrom('class_register').select('unit_id').distinct().execute();
  for (const { unit_id } of units) {
    const { retentionDays } = await readSettings(db, unit_id);
    await db
      .deleteFrom('class_register')
      .where('unit_id', '=', unit_id)
      .where('starts_at', '<=', clock() - keptUntil(0, retentionDays))
      .execute();
  }
}
