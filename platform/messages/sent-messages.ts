import * as v from 'valibot';
import { countPages, type Principal, toPageWindow } from '#platform/http';
import {
  type AnswerOf,
  DomainError,
  type MessageReader,
  type messageReaders,
  type messageSentList,
  type ParsedPayloadOf,
  type SentMessage,
  sentAudienceSchema,
  userTypeCodes,
} from '#shared/contracts';
import { type MessagesDeps, toImportance } from './read-messages.ts';
import { createSentStore, type ReadCounts } from './sent-store.ts';

type SentStore = ReturnType<typeof createSentStore>;
type SentRow = Awaited<ReturnType<SentStore['listSent']>>[number];
type Deps = Pick<MessagesDeps, 'db'>;

/** A page of what the user has sent. Three statements, however long it is. @throws DomainError `forbidden` */
export async function listSent(
  { db }: Deps,
  principal: Principal,
  { page: asked, size }: ParsedPayloadOf<typeof messageSentList>,
): Promise<AnswerOf<typeof messageSentList>> {
  const store = createSentStore(db);
  const window = toPageWindow(asked, size);
  const total = await store.countSent(principal.userId);
  const rows = await store.listSent(principal.userId, { limit: window.size, offset: window.offset });
  const counts = rows.length > 0 ? await store.countReaders(rows.map(({ id }) => id)) : new Map();
  return {
    list: rows.map((row) => toSent(row, counts.get(row.id))),
    total,
    pages: countPages(total, window.size),
    page: window.page,
  };
}

/** What the user has sent, and a page of who has or has not read it. @throws DomainError `forbidden`, `not_found` */
export async function listReaders(
  { db }: Deps,
  principal: Principal,
  { messageId, state, page: asked, size }: ParsedPayloadOf<typeof messageReaders>,
): Promise<AnswerOf<typeof messageReaders>> {
  const store = createSentStore(db);
  const row = await store.findSent(principal.userId, messageId);
  if (!row) throw new DomainError('not_found');
  const message = toSent(row, (await store.countReaders([messageId])).get(messageId));
  const window = toPageWindow(asked, size);
  const readers = await store.listReaders(messageId, state === 'read', {
    limit: window.size,
    offset: window.offset,
  });
  const childrenOf = await nameChildren(store, principal.unitId, message, readers);
  const total = state === 'read' ? message.read : message.recipients - message.read;
  return {
    message,
    list: readers.map(
      (reader): MessageReader => ({
        userId: reader.id,
        name: reader.real_name,
        userType: reader.user_type,
        gradeName: reader.grade_name,
        className: reader.class_name,
        children: childrenOf.get(reader.id) ?? [],
        readDate: dateOf(reader.opened_at),
      }),
    ),
    total,
    pages: countPages(total, window.size),
    page: window.page,
  };
}

function toSent(row: SentRow, { recipients, read }: ReadCounts = { recipients: 0, read: 0 }): SentMessage {
  return {
    id: row.id,
    title: row.title,
    messageMeno: row.text,
    importance: toImportance(row.importance),
    messageDate: new Date(row.sent_at).toISOString(),
    audience: row.audience === null ? null : v.parse(sentAudienceSchema, JSON.parse(row.audience)),
    recipients,
    read,
    remindedDate: dateOf(row.reminded_at),
    recalledDate: dateOf(row.recalled_at),
  };
}

/** A parent's name alone says little to a teacher. Children in other classes are none of the message's business. */
async function nameChildren(
  store: SentStore,
  unitId: string,
  { audience }: SentMessage,
  readers: readonly { id: string; user_type: number }[],
): Promise<Map<string, string[]>> {
  const parents = readers.filter(({ user_type }) => user_type === userTypeCodes.parent).map(({ id }) => id);
  if (parents.length === 0 || !audience) return new Map();
  const children = await store.listChildren(unitId, parents);
  const notified = children.filter((child) =>
    audience.classes.some(
      ({ gradeName, className }) => gradeName === child.grade_name && className === child.class_name,
    ),
  );
  const names = new Map<string, string[]>();
  for (const { parent_id, real_name } of notified)
    names.set(parent_id, [...(names.get(parent_id) ?? []), real_name]);
  return names;
}

function dateOf(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
