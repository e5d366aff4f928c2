import type { Kysely, Updateable } from 'kysely';
import type { Tables } from '#platform/database';

export interface ReadCounts {
  recipients: number;
  read: number;
}

interface Range {
  limit: number;
  offset: number;
}

const columns = [
  'id',
  'title',
  'text',
  'importance',
  'sent_at',
  'audience',
  'reminded_at',
  'recalled_at',
] as const;

/** What was sent, and who has read it. Every query of messages names the sender. */
export function createSentStore(db: Kysely<Tables>) {
  return { ...sentRows(db), ...readerRows(db), ...noteRows(db), ...deliveryRows(db) };
}

function sentRows(db: Kysely<Tables>) {
  return {
    countSent: async (senderId: string): Promise<number> => {
      const { count } = await selectSent(db, senderId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    listSent: (senderId: string, { limit, offset }: Range) =>
      selectSent(db, senderId)
        .select(columns)
        .orderBy('sent_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),

    findSent: (senderId: string, messageId: string) =>
      selectSent(db, senderId).select(columns).where('id', '=', messageId).executeTakeFirst(),
  };
}

function readerRows(db: Kysely<Tables>) {
  return {
    /** One statement for all of them. What nobody has is not among them. */
    countReaders: async (messageIds: readonly string[]): Promise<Map<string, ReadCounts>> => {
      const rows = await db
        .selectFrom('message_delivery')
        .select(({ fn }) => [
          'message_id',
          fn.countAll<number>().as('recipients'),
          fn.count<number>('opened_at').as('read'),
        ])
        .where('message_id', 'in', messageIds)
        .groupBy('message_id')
        .execute();
      return new Map(
        rows.map((row) => [row.message_id, { recipients: Number(row.recipients), read: Number(row.read) }]),
      );
    },

    /** Pupils by class, then parents, then others. */
    listReaders: (messageId: string, isRead: boolean, { limit, offset }: Range) =>
      selectReaders(db, messageId, isRead)
        .innerJoin('app_user as reader', 'reader.id', 'd.user_id')
        .select([
          'reader.id',
          'reader.real_name',
          'reader.user_type',
          'reader.grade_name',
          'reader.class_name',
          'd.opened_at',
        ])
        .orderBy('reader.user_type')
        .orderBy('reader.grade_name')
        .orderBy('reader.class_name')
        .orderBy('reader.real_name')
        .orderBy('reader.id')
        .limit(limit)
        .offset(offset)
        .execute(),

    /** Children of these parents in one unit. */
    listChildren: (unitId: string, parentIds: readonly string[]) =>
      db
        .selectFrom('parent_child as link')
        .innerJoin('app_user as child', 'child.id', 'link.child_id')
        .select(['link.parent_id', 'child.real_name', 'child.grade_name', 'child.class_name'])
        .where('link.parent_id', 'in', parentIds)
        .where('child.unit_id', '=', unitId)
        .orderBy('child.real_name')
        .execute(),
  };
}

function noteRows(db: Kysely<Tables>) {
  return {
    /** Whether there is such a message that was not recalled. Until the transaction ends, nobody else recalls it. */
    noteReminder: (messageId: string, at: number): Promise<boolean> =>
      updateOpen(db, messageId, { reminded_at: at }),

    noteRecall: (messageId: string, at: number): Promise<boolean> =>
      updateOpen(db, messageId, { recalled_at: at }),
  };
}

function deliveryRows(db: Kysely<Tables>) {
  return {
    /** Lets it wait again for those who have not opened it, as the newest. @returns their ids */
    remindUnread: async (messageId: string, at: number): Promise<string[]> => {
      const rows = await db
        .updateTable('message_delivery')
        .set({ sent_at: at, read_at: null })
        .where('message_id', '=', messageId)
        .where('opened_at', 'is', null)
        .returning('user_id')
        .execute();
      return rows.map(({ user_id }) => user_id);
    },

    /** @returns ids of those who have it no more */
    takeFromUnread: async (messageId: string): Promise<string[]> => {
      const rows = await db
        .deleteFrom('message_delivery')
        .where('message_id', '=', messageId)
        .where('opened_at', 'is', null)
        .returning('user_id')
        .execute();
      return rows.map(({ user_id }) => user_id);
    },

    /** Ids of all who have a copy. */
    listKeepers: async (messageId: string): Promise<string[]> => {
      const rows = await db
        .selectFrom('message_delivery')
        .select('user_id')
        .where('message_id', '=', messageId)
        .execute();
      return rows.map(({ user_id }) => user_id);
    },
  };
}

function selectSent(db: Kysely<Tables>, senderId: string) {
  return db.selectFrom('message').where('sender_id', '=', senderId).where('kind', '=', 'message');
}

function selectReaders(db: Kysely<Tables>, messageId: string, isRead: boolean) {
  return db
    .selectFrom('message_delivery as d')
    .where('d.message_id', '=', messageId)
    .where('d.opened_at', isRead ? 'is not' : 'is', null);
}

async function updateOpen(
  db: Kysely<Tables>,
  messageId: string,
  change: Updateable<Tables['message']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set(change)
    .where('id', '=', messageId)
    .where('recalled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
