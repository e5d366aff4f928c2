import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { countPages, type Principal, toPageWindow } from '#platform/http';
import type { ActionLimits, WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import {
  type AnswerOf,
  type DesktopMessage,
  DomainError,
  type MessageRecord,
  type messageGet,
  type messageHistory,
  type ParsedPayloadOf,
  type popUpBoxSelect,
  type Todo,
} from '#shared/contracts';
import { resolveContent } from './message-content.ts';
import { createMessageStore, type MessageRow } from './message-store.ts';

export interface MessagesDeps {
  db: Kysely<Tables>;
  clock: Clock;
  limits: ActionLimits;
  writeAudit: WriteAudit;
  /** Says whose messages have changed, once it is committed. */
  announce: (userIds: readonly string[]) => Promise<void>;
}

/** What the messages dialog shows at most; the message centre has them all. */
const maxUnread = 200;
const todosPerPage = { usual: 3, max: 50 } as const;

const importances = [1, 2, 3, 4, 5] as const;

export function toImportance(stored: number): DesktopMessage['importance'] {
  return importances.find((level) => level === stored) ?? 1;
}

/** The newest unread messages of modules that the user listens to. */
export async function listUnreadMessages(
  { db, clock }: Pick<MessagesDeps, 'db' | 'clock'>,
  { userId }: Principal,
): Promise<DesktopMessage[]> {
  const rows = await createMessageStore(db).listUnread(userId, maxUnread);
  return rows.map((row) => toMessage(row, clock()));
}

/** A page of open to-dos; `start` counts pages from 1. A page past the end is empty: the popup then steps back. */
export async function listTodos(
  { db }: MessagesDeps,
  { userId }: Principal,
  { start, size }: ParsedPayloadOf<typeof popUpBoxSelect>,
): Promise<AnswerOf<typeof popUpBoxSelect>> {
  const store = createMessageStore(db);
  const limit = size < 1 ? todosPerPage.usual : Math.min(size, todosPerPage.max);
  const page = Math.max(start, 1);
  const total = await store.countTodos(userId);
  const rows = await store.listTodos(userId, { limit, offset: (page - 1) * limit });
  return { list: rows.map(toTodo), pages: countPages(total, limit), total };
}

type RecordRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createMessageStore>['findRecord']>>>;

/** One message of the user. @throws DomainError `not_found`, also for one that was taken back */
export async function getMessage(
  { db, clock }: MessagesDeps,
  { userId }: Principal,
  { messageId }: ParsedPayloadOf<typeof messageGet>,
): Promise<AnswerOf<typeof messageGet>> {
  const row = await createMessageStore(db).findRecord(userId, messageId);
  if (!row) throw new DomainError('not_found');
  return toRecord(row, clock());
}

/**
 * A page of all messages that the user ever received, those of muted modules included. Three statements, however
 * long it is.
 */
export async function listHistory(
  { db, clock }: MessagesDeps,
  { userId }: Principal,
  { page: asked, size, ...filter }: ParsedPayloadOf<typeof messageHistory>,
): Promise<AnswerOf<typeof messageHistory>> {
  const store = createMessageStore(db);
  const window = toPageWindow(asked, size);
  const total = await store.countHistory(userId, filter);
  const rows = await store.listHistory(userId, filter, { limit: window.size, offset: window.offset });
  const now = clock();
  return {
    list: rows.map((row) => toRecord(row, now)),
    total,
    pages: countPages(total, window.size),
    page: window.page,
    modules: await store.listModules(userId),
  };
}

function toMessage(row: MessageRow, now: number): DesktopMessage {
  return {
    id: row.id,
    title: row.title,
    messageMeno: row.text,
    importance: toImportance(row.importance),
    module: row.module,
    messageDate: dateOf(row),
    url: row.url,
    openWay: row.open_way,
    content: resolveContent(row.content, now),
  };
}

function toTodo(row: MessageRow): Todo {
  return {
    id: row.id,
    // One that has a title has more to say in its text.
    title: row.title ?? row.text,
    content: row.title === null ? null : row.text || null,
    module: row.module,
    messageDate: dateOf(row),
    url: row.url,
  };
}

function toRecord(row: RecordRow, now: number): MessageRecord {
  return {
    ...toMessage(row, now),
    isRead: row.read_at !== null,
    isReminder: row.reminded_at > row.sent_at,
    isRecalled: row.recalled_at !== null,
    senderName: row.sender_name,
  };
}

function dateOf(row: MessageRow): string {
  return row.date_text ?? new Date(row.sent_at).toISOString();
}
