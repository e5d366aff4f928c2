import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';

/** The rows of second steps and their recovery codes. It decides nothing. */
export function createSecondStepStore(db: Kysely<Tables>) {
  return { ...secretRows(db), ...codeRows(db) };
}

function secretRows(db: Kysely<Tables>) {
  return {
    find: (userId: string) =>
      db.selectFrom('second_step').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    /** A user who has a second step, yet without an app. @returns whether she had none before */
    begin: async (userId: string, now: number): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('second_step')
        .values({ user_id: userId, secret: null, last_step: 0, created_at: now })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    /** An app takes the place of the one before. */
    save: async (row: { userId: string; secret: string; lastStep: number; now: number }): Promise<void> => {
      const values = { secret: row.secret, last_step: row.lastStep };
      await db
        .insertInto('second_step')
        .values({ user_id: row.userId, created_at: row.now, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute();
    },

    /** Spends the code of an interval: of two uses at once one counts. */
    consume: async (userId: string, { secret, step }: { secret: string; step: number }): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('second_step')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where('secret', '=', secret)
        .where('last_step', '<', step)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Seals the secret anew, unless it was replaced meanwhile. */
    reseal: async (userId: string, { from, to }: { from: string; to: string }): Promise<void> => {
      await db
        .updateTable('second_step')
        .set({ secret: to })
        .where('user_id', '=', userId)
        .where('secret', '=', from)
        .execute();
    },

    /** @returns whether there was one */
    remove: async (userId: string): Promise<boolean> => {
      await db.deleteFrom('passkey').where('user_id', '=', userId).execute();
      await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
      const { numDeletedRows } = await db
        .deleteFrom('second_step')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}

function codeRows(db: Kysely<Tables>) {
  return {
    countCodes: async (userId: string): Promise<number> => {
      const { count } = await db
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    replaceCodes: async (userId: string, hashes: readonly string[]): Promise<void> => {
      await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
      await db
        .insertInto('recovery_code')
        .values(hashes.map((hash) => ({ user_id: userId, hash })))
        .execute();
    },

    /** Spends a code: of two uses at once one counts. */
    consumeCode: async (userId: string, hash: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('recovery_code')
        .where('user_id', '=', userId)
        .where('hash', '=', hash)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}
