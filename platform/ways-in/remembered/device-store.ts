import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '#platform/database';

/** The rows of remembered devices. It decides nothing. */
export function createDeviceStore(db: Kysely<Tables>) {
  return {
    insert: async (device: Insertable<Tables['remembered_device']>): Promise<void> => {
      await db.insertInto('remembered_device').values(device).execute();
    },

    find: (selector: string, now: number) =>
      db
        .selectFrom('remembered_device')
        .innerJoin('app_user', 'app_user.id', 'remembered_device.user_id')
        .selectAll('remembered_device')
        .select(['app_user.user_status', 'app_user.login_name'])
        .where('selector', '=', selector)
        .where('expires_at', '>', now)
        .executeTakeFirst(),

    findFamilyOf: async (sessionId: string): Promise<string | undefined> => {
      const row = await db
        .selectFrom('auth_session')
        .select('family')
        .where('id', '=', sessionId)
        .executeTakeFirst();
      return row?.family;
    },

    listOf: (userId: string, now: number) =>
      db
        .selectFrom('remembered_device')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('last_used_at', 'desc')
        .execute(),

    /** Changes the validator if it is still `from`: of two uses at once one wins. */
    rotate: async (
      selector: string,
      { from, to, network, now }: { from: string; to: string; network: string; now: number },
    ): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('remembered_device')
        .set({
          validator_hash: to,
          previous_hash: from,
          rotated_at: now,
          rotated_network: network,
          last_used_at: now,
        })
        .where('selector', '=', selector)
        .where('validator_hash', '=', from)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    touch: async (selector: string, now: number): Promise<void> => {
      await db
        .updateTable('remembered_device')
        .set({ last_used_at: now })
        .where('selector', '=', selector)
        .execute();
    },

    deleteBy: async (
      by: Partial<Record<'selector' | 'family' | 'user_id', string>>,
    ): Promise<{ family: string } | undefined> => {
      let query = db.deleteFrom('remembered_device');
      if (by.selector !== undefined) query = query.where('selector', '=', by.selector);
      if (by.family !== undefined) query = query.where('family', '=', by.family);
      if (by.user_id !== undefined) query = query.where('user_id', '=', by.user_id);
      return query.returning('family').executeTakeFirst();
    },
  };
}

export type DeviceStore = ReturnType<typeof createDeviceStore>;
export type Device = NonNullable<Awaited<ReturnType<DeviceStore['find']>>>;
