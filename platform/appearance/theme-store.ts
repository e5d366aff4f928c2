import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';

/** Themes that users and units have chosen. */
export function createThemeStore(db: Kysely<Tables>) {
  return {
    /** The user's own choice, else the unit's default, else null. One statement. */
    findTheme: async (userId: string): Promise<string | null> => {
      const row = await db
        .selectFrom('app_user')
        .innerJoin('unit', 'unit.id', 'app_user.unit_id')
        .leftJoin('user_theme as own', 'own.user_id', 'app_user.id')
        .select(['own.theme', 'unit.default_theme'])
        .where('app_user.id', '=', userId)
        .executeTakeFirst();
      return row?.theme ?? row?.default_theme ?? null;
    },

    saveOwn: async (userId: string, theme: string): Promise<void> => {
      await db
        .insertInto('user_theme')
        .values({ user_id: userId, theme })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ theme }))
        .execute();
    },

    saveDefault: async (unitId: string, theme: string): Promise<void> => {
      await db.updateTable('unit').set({ default_theme: theme }).where('id', '=', unitId).execute();
    },

    /** Every user of the unit sees its default again. */
    deleteOwnOfUnit: async (unitId: string): Promise<void> => {
      const users = db.selectFrom('app_user').select('id').where('unit_id', '=', unitId);
      await db.deleteFrom('user_theme').where('user_id', 'in', users).execute();
    },
  };
}
