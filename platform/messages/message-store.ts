import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import { escapeLike, type Tables } from '#platform/database';

export interface MessageRow {
  id: string;
  module: string;
  importance: number;
  title: string | null;
  text: string;
  url: string | null;
  open_way: number | null;
  content: string | null;
  sent_at: number;
  date_text: string | null;
}

export interface HistoryFilter {
  /** Found inside title or text, whatever its case; empty finds all. */
  keyword: string;
  module: string;
  importance?: number | undefined;
  unreadOnly: boolean;
}

type Kind = 'message' | 'todo';

const columns = [
  'm.id',
  'm.module',
  'm.importance',
  'm.title',
  'm.text',
  'm.url',
  'm.open_way',
  'm.content',
  'm.sent_at',
  'm.date_text',
] as const;

/** The rows of messages. Every query names the user, so that no caller can reach into another one's. */
export function createMessageStore(db: Kysely<Tables>) {
  return { ...unreadRows(db), ...historyRows(db), ...readMarks(db), ...muteRows(db), ...writtenRows(db) };
}

function unreadRows(db: Kysely<Tables>) {
  return {
    countUnread: async (userId: string): Promise<{ todo: number; message: number }> => ({
      todo: await countAll(selectUnread(db, userId, 'todo')),
      message: await countAll(selectAudible(db, userId)),
    }),

    /** The newest first; `limit` of them. */
    listUnread: (userId: string, limit: number): Promise<MessageRow[]> =>
      selectAudible(db, userId)
        .select(columns)
        .orderBy('d.sent_at', 'desc')
        .orderBy('m.id')
        .limit(limit)
        .execute(),

    countTodos: (userId: string): Promise<number> => countAll(selectUnread(db, userId, 'todo')),

    listTodos: (userId: string, range: { limit: number; offset: number }): Promise<MessageRow[]> =>
      selectUnread(db, userId, 'todo')
        .select(columns)
        .orderBy('d.sent_at', 'desc')
        .orderBy('m.id')
        .limit(range.limit)
        .offset(range.offset)
        .execute(),
  };
}

function historyRows(db: Kysely<Tables>) {
  return {
    countHistory: (userId: string, filter: HistoryFilter): Promise<number> =>
      countAll(selectHistory(db, userId, filter)),

    listHistory: (userId: string, filter: HistoryFilter, range: { limit: number; offset: number }) =>
      selectRecords(selectHistory(db, userId, filter))
        .orderBy('d.sent_at', 'desc')
        .orderBy('m.id')
        .limit(range.limit)
        .offset(range.offset)
        .execute(),

    findRecord: (userId: string, messageId: string) =>
      selectRecords(selectOwn(db, userId, 'message'))
        .where('m.id', '=', messageId)
        .executeTakeFirst(),

    listModules: async (userId: string): Promise<string[]> => {
      const rows = await selectOwn(db, userId, 'message')
        .select('m.module')
        .distinct()
        .orderBy('m.module')
        .execute();
      return rows.map(({ module }) => module);
    },
  };
}

function readMarks(db: Kysely<Tables>) {
  return {
    /** Puts aside one message or to-do, or all messages; what was put aside before keeps its instant. */
    putAside: async (userId: string, at: number, messageId?: string): Promise<void> => {
      const ofKind = db.selectFrom('message').select('id').where('kind', '=', 'message');
      await db
        .updateTable('message_delivery')
        .set({ read_at: at })
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .where('message_id', messageId === undefined ? 'in' : '=', messageId ?? ofKind)
        .execute();
    },

    /** Notes that a message was opened; the first time counts. */
    markOpened: async (userId: string, at: number, messageId: string): Promise<void> => {
      await db
        .updateTable('message_delivery')
        .set(({ fn, val }) => ({ opened_at: at, read_at: fn.coalesce('read_at', val(at)) }))
        .where('user_id', '=', userId)
        .where('message_id', '=', messageId)
        .where('opened_at', 'is', null)
        .execute();
    },
  };
}

function muteRows(db: Kysely<Tables>) {
  return {
    listMutes: async (userId: string): Promise<string[]> => {
      const rows = await db
        .selectFrom('message_mute')
        .select('module')
        .where('user_id', '=', userId)
        .orderBy('module')
        .execute();
      return rows.map(({ module }) => module);
    },

    mute: async (userId: string, module: string): Promise<void> => {
      await db
        .insertInto('message_mute')
        .values({ user_id: userId, module })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    unmute: async (userId: string, module: string): Promise<void> => {
      await db
        .deleteFrom('message_mute')
        .where('user_id', '=', userId)
        .where('module', '=', module)
        .execute();
    },
  };
}

function writtenRows(db: Kysely<Tables>) {
  return {
    findConfig: async (unitId: string): Promise<string | null> => {
      const row = await db
        .selectFrom('unit')
        .select('message_config')
        .where('id', '=', unitId)
        .executeTakeFirst();
      return row?.message_config ?? null;
    },

    /** Writes a message with a copy for each reader. Runs inside a transaction. */
    insertMessage: async (message: Insertable<Tables['message']>, userIds: readonly string[]) => {
      await db.insertInto('message').values(message).execute();
      for (let at = 0; at < userIds.length; at += rowsPerStatement) {
        const rows = userIds.slice(at, at + rowsPerStatement);
        await db
          .insertInto('message_delivery')
          .values(
            rows.map((user_id) => ({
              user_id,
              message_id: message.id,
              sent_at: message.sent_at,
              read_at: null,
              opened_at: null,
            })),
          )
          .execute();
      }
    },
  };
}

/** Both engines limit how many values one statement may carry. */
const rowsPerStatement = 500;

async function countAll(query: ReturnType<typeof selectOwn>): Promise<number> {
  const { count } = await query
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function selectUnread(db: Kysely<Tables>, userId: string, kind: Kind) {
  return selectOwn(db, userId, kind).where('d.read_at', 'is', null);
}

/** Unread messages of modules that the user listens to. */
function selectAudible(db: Kysely<Tables>, userId: string) {
  return selectUnread(db, userId, 'message').where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('message_mute as mute')
          .select('mute.module')
          .where('mute.user_id', '=', userId)
          .whereRef('mute.module', '=', 'm.module'),
      ),
    ),
  );
}

function selectHistory(db: Kysely<Tables>, userId: string, filter: HistoryFilter) {
  const pattern = `%${escapeLike(filter.keyword)}%`;
  return selectOwn(db, userId, 'message')
    .$if(filter.keyword !== '', (query) =>
      query.where(
        ({ ref }) =>
          sql<SqlBool>`lower(coalesce(${ref('m.title')}, '') || ' ' || ${ref('m.text')}) like lower(${pattern}) escape '!'`,
      ),
    )
    .$if(filter.module !== '', (query) => query.where('m.module', '=', filter.module))
    .$if(filter.importance !== undefined, (query) => query.where('m.importance', '=', filter.importance ?? 0))
    .$if(filter.unreadOnly, (query) => query.where('d.read_at', 'is', null));
}

/** Messages with what only the message centre shows. */
function selectRecords(query: ReturnType<typeof selectOwn>) {
  return query
    .leftJoin('app_user as sender', 'sender.id', 'm.sender_id')
    .select(columns)
    .select(['d.read_at', 'd.sent_at as reminded_at', 'm.recalled_at', 'sender.real_name as sender_name']);
}

function selectOwn(db: Kysely<Tables>, userId: string, kind: Kind) {
  return db
    .selectFrom('message_delivery as d')
    .innerJoin('message as m', 'm.id', 'd.message_id')
    .where('d.user_id', '=', userId)
    .where('m.kind', '=', kind);
}
