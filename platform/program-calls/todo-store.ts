import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { createMessageStore } from '#platform/messages';
import type { Program } from '#platform/programs';

/** What a to-do shows. */
export interface TodoContent {
  readonly title: string;
  readonly text: string;
  readonly url: string | null;
  readonly module: string;
}

/** Rows of to-dos by key. Every query names client and unit. It decides nothing. */
export function createTodoStore(db: Kysely<Tables>, program: Program) {
  return { ...lookups(db, program), ...changes(db, program) };
}

function lookups(db: Kysely<Tables>, program: Program) {
  return {
    /** What these users have by a key. */
    list: async (key: string, userIds: readonly string[]) => {
      if (userIds.length === 0) return [];
      return selectKey(db, program, key)
        .innerJoin('message', 'message.id', 'program_todo.message_id')
        .select([
          ...(['program_todo.user_id', 'program_todo.message_id'] as const),
          ...(['message.title', 'message.text', 'message.url', 'message.module'] as const),
        ])
        .where('program_todo.user_id', 'in', userIds)
        .execute();
    },

    /** All who have something by a key, or those of these users. */
    listHolders: (key: string, userIds: readonly string[] | undefined) =>
      selectKey(db, program, key)
        .select(['program_todo.user_id', 'program_todo.message_id'])
        .$if(userIds !== undefined, (query) => query.where('program_todo.user_id', 'in', userIds ?? []))
        .execute(),

    /** Lets other to-dos of the program wait until the transaction ends. */
    hold: async (): Promise<void> => {
      // A write that changes nothing: both engines lock a row by it.
      await db
        .updateTable('program_grant')
        .set((eb) => ({ granted_at: eb.ref('granted_at') }))
        .where('client_id', '=', program.clientId)
        .where('unit_id', '=', program.unitId)
        .execute();
    },
  };
}

function changes(db: Kysely<Tables>, program: Program) {
  const { clientId, unitId } = program;
  return {
    /** Gives these users one to-do in place of what they had by the key. */
    replace: async (
      { key, messageId, sentAt }: { key: string; messageId: string; sentAt: number },
      { title, text, url, module }: TodoContent,
      userIds: readonly string[],
      old: readonly { readonly user_id: string; readonly message_id: string }[],
    ): Promise<void> => {
      const message = {
        ...{ id: messageId, kind: 'todo' as const, module, importance: 1, title, text, url },
        ...{ open_way: null, content: null, sender_id: null, audience: null, date_text: null },
        ...{ client_id: clientId, sent_at: sentAt },
      };
      await createMessageStore(db).insertMessage(message, userIds);
      await db
        .insertInto('program_todo')
        .values(
          userIds.map((userId) => ({
            client_id: clientId,
            unit_id: unitId,
            todo_key: key,
            user_id: userId,
            message_id: messageId,
          })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['client_id', 'unit_id', 'todo_key', 'user_id'])
            .doUpdateSet((eb) => ({ message_id: eb.ref('excluded.message_id') })),
        )
        .execute();
      await dropDeliveries(db, old);
    },

    /** Takes to-dos away from those who hold them. */
    remove: async (
      key: string,
      holders: readonly { readonly user_id: string; readonly message_id: string }[],
      isAll: boolean,
    ): Promise<void> => {
      await db
        .deleteFrom('program_todo')
        .where('client_id', '=', clientId)
        .where('unit_id', '=', unitId)
        .where('todo_key', '=', key)
        .$if(!isAll, (query) =>
          query.where(
            'user_id',
            'in',
            holders.map(({ user_id }) => user_id),
          ),
        )
        .execute();
      if (isAll) await dropUnheld(db, new Set(holders.map(({ message_id }) => message_id)));
      else await dropDeliveries(db, holders);
    },
  };
}

function selectKey(db: Kysely<Tables>, { clientId, unitId }: Program, key: string) {
  return db
    .selectFrom('program_todo')
    .where('program_todo.client_id', '=', clientId)
    .where('program_todo.unit_id', '=', unitId)
    .where('program_todo.todo_key', '=', key);
}

/** A message goes with the last of its copies. */
async function dropDeliveries(
  db: Kysely<Tables>,
  old: readonly { readonly user_id: string; readonly message_id: string }[],
): Promise<void> {
  const byMessage = Map.groupBy(old, ({ message_id }) => message_id);
  for (const [messageId, rows] of byMessage)
    await db
      .deleteFrom('message_delivery')
      .where('message_id', '=', messageId)
      .where(
        'user_id',
        'in',
        rows.map(({ user_id }) => user_id),
      )
      .execute();
  await dropUnheld(db, new Set(byMessage.keys()));
}

async function dropUnheld(db: Kysely<Tables>, messageIds: ReadonlySet<string>): Promise<void> {
  if (messageIds.size === 0) return;
  await db
    .deleteFrom('message')
    .where('id', 'in', [...messageIds])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('program_todo')
            .select('program_todo.message_id')
            .whereRef('program_todo.message_id', '=', 'message.id'),
        ),
      ),
    )
    .execute();
}
