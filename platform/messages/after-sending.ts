import type { Principal, RequestDetails } from '#platform/http';
import type { ActionLimit } from '#platform/identity';
import { DomainError } from '#shared/contracts';
import type { MessagesDeps } from './read-messages.ts';
import { createSentStore } from './sent-store.ts';

/** Reminders of one message. */
const reminderLimit: ActionLimit = {
  points: 1,
  window: 60 * 60 * 1000,
  what: { zh: '同一条消息一小时内只能提醒一次', en: 'A message can have one reminder an hour' },
};

const recalled = '消息已撤回|||The message has been withdrawn';
const readByAll = '所有人都已阅读|||Everyone has read the message';

interface Caller {
  principal: Principal;
  request: RequestDetails;
}

/**
 * Puts a message on top of the unread ones of all who have not opened it, also where they ignored it.
 * @throws DomainError `forbidden`, `not_found`; `conflict` when it was recalled or all have read it; `too_many_attempts`
 */
export async function remindReaders(
  { db, clock, limits, announce, writeAudit }: MessagesDeps,
  { principal, request }: Caller,
  messageId: string,
): Promise<{ reminded: number }> {
  await requireOpenMessage(db, principal, messageId);
  const unread = await createSentStore(db).countReaders([messageId]);
  const { recipients = 0, read = 0 } = unread.get(messageId) ?? {};
  if (read === recipients) throw new DomainError('conflict', { message: readByAll });
  await limits.consume(`message-reminder:${messageId}`, reminderLimit);
  const at = clock();
  const userIds = await db.transaction().execute(async (trx) => {
    const store = createSentStore(trx);
    if (!(await store.noteReminder(messageId, at))) throw new DomainError('conflict', { message: recalled });
    const reminded = await store.remindUnread(messageId, at);
    const { userId, loginName } = principal;
    const detail = `${messageId}: ${reminded.length}`;
    await writeAudit(trx, { event: 'message_reminded', userId, loginName, detail }, request);
    return reminded;
  });
  await announce(userIds);
  return { reminded: userIds.length };
}

/**
 * Takes a message back from all who have not opened it. Those who have keep it, marked as withdrawn.
 * @throws DomainError `forbidden`, `not_found`; `conflict` when it was recalled before or all have read it
 */
export async function recallMessage(
  { db, clock, announce, writeAudit }: MessagesDeps,
  { principal, request }: Caller,
  messageId: string,
): Promise<{ taken: number }> {
  await requireOpenMessage(db, principal, messageId);
  const { taken, keepers } = await db.transaction().execute(async (trx) => {
    const store = createSentStore(trx);
    if (!(await store.noteRecall(messageId, clock())))
      throw new DomainError('conflict', { message: recalled });
    const userIds = await store.takeFromUnread(messageId);
    if (userIds.length === 0) throw new DomainError('conflict', { message: readByAll });
    const { userId, loginName } = principal;
    const detail = `${messageId}: ${userIds.length}`;
    await writeAudit(trx, { event: 'message_recalled', userId, loginName, detail }, request);
    return { taken: userIds, keepers: await store.listKeepers(messageId) };
  });
  await announce([...taken, ...keepers]);
  return { taken: taken.length };
}

async function requireOpenMessage(
  db: MessagesDeps['db'],
  principal: Principal,
  messageId: string,
): Promise<void> {
  const row = await createSentStore(db).findSent(principal.userId, messageId);
  if (!row) throw new DomainError('not_found');
  if (row.recalled_at !== null) throw new DomainError('conflict', { message: recalled });
}
