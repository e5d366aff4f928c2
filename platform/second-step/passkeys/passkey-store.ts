import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '#platform/database';
import type { Passkey } from '#shared/contracts';

export type PasskeyRow = Selectable<Tables['passkey']>;

/** The rows of passkeys. It decides nothing, and every query names the user. */
export function createPasskeyStore(db: Kysely<Tables>) {
  return {
    /** Oldest first. */
    list: (userId: string): Promise<PasskeyRow[]> =>
      db
        .selectFrom('passkey')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    find: (userId: string, id: string): Promise<PasskeyRow | undefined> =>
      db
        .selectFrom('passkey')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst(),

    /** @throws the unique violation of the engine where somebody has this passkey already */
    insert: async (row: PasskeyRow): Promise<void> => {
      await db.insertInto('passkey').values(row).execute();
    },

    /** Notes a use: of two that start from the same count, one is noted. */
    touch: async (row: PasskeyRow, { signCount, now }: { signCount: number; now: number }) => {
      const { numUpdatedRows } = await db
        .updateTable('passkey')
        .set({ sign_count: signCount, last_used_at: now })
        .where('id', '=', row.id)
        .where('user_id', '=', row.user_id)
        .where('sign_count', '=', row.sign_count)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** @returns whether it was there */
    remove: async (userId: string, id: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('passkey')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}

/** What its owner sees of it. */
export function toPasskey(row: PasskeyRow): Passkey {
  return {
    passkeyId: row.id,
    name: row.name,
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
  };
}

/** What a browser needs to find its device. */
export function toDescriptor({ id, transports }: PasskeyRow) {
  return { type: 'public-key' as const, id, transports: transports.split(' ').filter(Boolean) };
}
