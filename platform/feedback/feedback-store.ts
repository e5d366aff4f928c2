import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '#platform/database';

/** The rows of feedback. Without a unit, those of all units are meant. */
export function createFeedbackStore(db: Kysely<Tables>) {
  return {
    insert: async (row: Insertable<Tables['feedback']>): Promise<void> => {
      await db.insertInto('feedback').values(row).execute();
    },

    findSender: async (id: string): Promise<string | null | undefined> =>
      (await db.selectFrom('feedback').select('user_id').where('id', '=', id).executeTakeFirst())?.user_id,

    count: async (unitId: string | undefined): Promise<number> => {
      const { count } = await selectOf(db, unitId)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    list: (unitId: string | undefined, { limit, offset }: { limit: number; offset: number }) =>
      selectOf(db, unitId)
        .innerJoin('unit', 'unit.id', 'f.unit_id')
        .leftJoin('app_user as sender', 'sender.id', 'f.user_id')
        .select([
          'f.id',
          'f.at',
          'f.text',
          'f.details',
          'unit.name as unitName',
          'unit.en_name as unitEnName',
          'sender.real_name as realName',
          'sender.login_name as loginName',
          'sender.user_type as userType',
        ])
        .orderBy('f.at', 'desc')
        .orderBy('f.id')
        .limit(limit)
        .offset(offset)
        .execute(),
  };
}

function selectOf(db: Kysely<Tables>, unitId: string | undefined) {
  return db
    .selectFrom('feedback as f')
    .$if(unitId !== undefined, (query) => query.where('f.unit_id', '=', unitId ?? ''));
}
