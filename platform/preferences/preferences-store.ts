import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '#platform/database';
import { type Prefs, prefsSchema } from '#shared/contracts';

/** One document per user. */
export function createPreferencesStore(db: Kysely<Tables>) {
  return {
    find: async (userId: string): Promise<Prefs> => {
      const row = await db
        .selectFrom('user_preference')
        .select('document')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row ? parseDocument(row.document) : {};
    },

    /** Reads the newest document and holds it until the transaction `db` ends: others who do the same wait. */
    lock: async (userId: string): Promise<Prefs> => {
      const { document } = await db
        .insertInto('user_preference')
        .values({ user_id: userId, document: '{}' })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet((eb) => ({ document: eb.ref('user_preference.document') })),
        )
        .returning('document')
        .executeTakeFirstOrThrow();
      return parseDocument(document);
    },

    write: async (userId: string, document: string): Promise<void> => {
      await db.updateTable('user_preference').set({ document }).where('user_id', '=', userId).execute();
    },
  };
}

/** What an older version wrote and nobody can read any more counts as nothing. */
function parseDocument(document: string): Prefs {
  const parsed = v.safeParse(prefsSchema, JSON.parse(document));
  return parsed.success ? parsed.output : {};
}
