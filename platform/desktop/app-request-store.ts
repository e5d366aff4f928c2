import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { isGiven } from '#platform/grants';
import { userTypeCodes } from '#shared/contracts';

/** The name of the source of these to-dos, as messages have one. */
const todoModule = 'apps';
/** Where administrators answer the requests. */
const todoUrl = '/pages/base/pc_admin_tm/index.html#/apps';
const todoImportance = 3;

/** The rows of requests for apps, with the to-do that each app has for the administrators of a unit. */
export function createAppRequestStore(db: Kysely<Tables>) {
  return { ...requestRows(db), ...todoRows(db) };
}

function requestRows(db: Kysely<Tables>) {
  return {
    /** Those who open apps for a unit. */
    listAdministrators: (unitId: string, limit: number) =>
      db
        .selectFrom('app_user')
        .select(['id as userId', 'real_name as realName'])
        .where('unit_id', '=', unitId)
        .where('user_type', 'in', [userTypeCodes.teacher, userTypeCodes.administrator])
        .where(isGiven(db, sql.ref('app_user.id'), 'admin:apps'))
        .where('user_status', '=', 'enabled')
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute(),

    hasAsked: async (unitId: string, code: string, userId: string): Promise<boolean> => {
      const row = await ofUnit(db, unitId)
        .select('asked_at')
        .where('app_code', '=', code)
        .where('app_request.user_id', '=', userId)
        .executeTakeFirst();
      return row !== undefined;
    },

    countPeople: async (unitId: string, code: string): Promise<number> => {
      const { count } = await ofUnit(db, unitId)
        .where('app_code', '=', code)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** False when the user had asked before. */
    insert: async (row: Tables['app_request']): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('app_request')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Number(numInsertedOrUpdatedRows ?? 0) > 0;
    },

    /** All requests of a unit, the newest first, with the names of app and user. */
    list: (unitId: string) =>
      ofUnit(db, unitId)
        .innerJoin('desktop_app as app', 'app.code', 'app_request.app_code')
        .innerJoin('app_user as user', 'user.id', 'app_request.user_id')
        .select(['app.code', 'app.name', 'app.english_name', 'app_request.asked_at', 'user.real_name'])
        .orderBy('app_request.asked_at', 'desc')
        .orderBy('user.id')
        .execute(),

    remove: async (unitId: string, code: string): Promise<void> => {
      await db.deleteFrom('app_request').where('unit_id', '=', unitId).where('app_code', '=', code).execute();
    },
  };
}

function todoRows(db: Kysely<Tables>) {
  return {
    /** Takes the row of the to-do: a user who asks at the same moment waits here, and counts after this one. */
    openTodo: async (unitId: string, code: string, at: number): Promise<void> => {
      const todo = {
        id: todoIdOf(unitId, code),
        kind: 'todo' as const,
        module: todoModule,
        importance: todoImportance,
        text: code,
        url: todoUrl,
        open_way: null,
        content: null,
        sender_id: null,
        sent_at: at,
        date_text: null,
      };
      await db
        .insertInto('message')
        .values(todo)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ sent_at: at }))
        .execute();
    },

    /** Puts the to-do in front of these users, unread, whatever they did with it before. */
    deliverTodo: async (
      unitId: string,
      code: string,
      { text, at, userIds }: { text: string; at: number; userIds: readonly string[] },
    ): Promise<void> => {
      const message_id = todoIdOf(unitId, code);
      await db.updateTable('message').set({ text }).where('id', '=', message_id).execute();
      if (userIds.length === 0) return;
      await db
        .insertInto('message_delivery')
        .values(userIds.map((user_id) => ({ user_id, message_id, sent_at: at, read_at: null })))
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'message_id']).doUpdateSet({ sent_at: at, read_at: null }),
        )
        .execute();
    },

    closeTodo: async (unitId: string, code: string, at: number): Promise<void> => {
      await db
        .updateTable('message_delivery')
        .set({ read_at: at })
        .where('message_id', '=', todoIdOf(unitId, code))
        .where('read_at', 'is', null)
        .execute();
    },
  };
}

function ofUnit(db: Kysely<Tables>, unitId: string) {
  return db.selectFrom('app_request').where('app_request.unit_id', '=', unitId);
}

/** A to-do of each unit and app, so that repeated requests find theirs again. */
function todoIdOf(unitId: string, code: string): string {
  return `app-request:${unitId}:${code}`;
}
