import type { WriteDeps } from './sync/write-differences.ts';

/**
 * The portal keeps the passwords of a unit again, which has a directory no more. Its people have none until they get one, by a slip or
 * by an administrator.
 * @returns how many people that are
 */
export async function releasePeople(
  { database, clock, writeAudit, endSessionsOf }: WriteDeps,
  unitId: string,
): Promise<number> {
  return database.db.transaction().execute(async (trx) => {
    const released = await trx
      .deleteFrom('directory_account')
      .where('user_id', 'in', (eb) => eb.selectFrom('app_user').select('id').where('unit_id', '=', unitId))
      .returning('user_id')
      .execute();
    for (const { user_id: userId } of released) {
      await trx
        .updateTable('app_user')
        .set((eb) => ({ must_change_password: 1, updated_at: clock(), revision: eb('revision', '+', 1) }))
        .where('id', '=', userId)
        .execute();
      await endSessionsOf(trx, userId, 'password_reset');
    }
    if (released.length > 0) {
      const detail = JSON.stringify({ unitId, released: released.length });
      const request = { id: 'operator', ip: '', userAgent: '' };
      await writeAudit(trx, { event: 'user_directory_released', detail }, request);
    }
    return released.length;
  });
}
