import { isUniqueViolation } from '#platform/database';
import type { Principal, RequestDetails } from '#platform/http';
import type { ActionLimit } from '#platform/identity';
import { DomainError, type MessageAudience, type messageSend, type ParsedPayloadOf } from '#shared/contracts';
import { createAudienceStore } from './audience-store.ts';
import { createMessageStore } from './message-store.ts';
import type { MessagesDeps } from './read-messages.ts';

/** Module of messages that people send. */
const senderModule = 'messages';

/** Messages that one person may send in a burst. */
const messageLimit: ActionLimit = {
  points: 30,
  window: 10 * 60 * 1000,
  what: { zh: '消息发送过于频繁', en: 'You have sent many messages in a short time' },
};

/** The classes of the own unit that somebody may write to. */
export async function listAudiences({ db }: MessagesDeps, principal: Principal): Promise<MessageAudience[]> {
  return createAudienceStore(db).listClasses(principal.unitId);
}

/**
 * Sends a message to everybody in the classes, each once. The page's own id of the message makes a repeated call harmless:
 * it is answered like the first one.
 * @throws DomainError `forbidden`; `too_many_attempts`; `invalid_input` when the classes reach nobody.
 */
export async function sendMessage(
  { db, clock, limits, announce, writeAudit }: MessagesDeps,
  { principal, request }: { principal: Principal; request: RequestDetails },
  { messageId, title, text, importance, classes, to }: ParsedPayloadOf<typeof messageSend>,
): Promise<{ recipients: number }> {
  await limits.consume(`message:${principal.userId}`, messageLimit);
  const { students, parents } = await createAudienceStore(db).listRecipients(principal.unitId, classes);
  const recipients = [...(to === 'parents' ? [] : students), ...(to === 'students' ? [] : parents)];
  if (recipients.length === 0) {
    const message = '所选班级没有可接收的人|||Nobody in these classes can receive it';
    throw new DomainError('invalid_input', { fieldErrors: [{ field: 'classes', message }] });
  }
  const row = {
    id: messageId,
    kind: 'message' as const,
    module: senderModule,
    importance,
    title,
    text,
    url: null,
    open_way: null,
    content: null,
    sender_id: principal.userId,
    audience: JSON.stringify({ classes, to }),
    sent_at: clock(),
    date_text: null,
  };
  try {
    await db.transaction().execute(async (trx) => {
      await createMessageStore(trx).insertMessage(row, recipients);
      const { userId, loginName } = principal;
      const detail = `${messageId}: ${recipients.length}`;
      await writeAudit(trx, { event: 'message_sent', userId, loginName, detail }, request);
    });
    await announce(recipients);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await requireOwnMessage(db, messageId, principal.userId);
  }
  return { recipients: recipients.length };
}

/** @throws DomainError `conflict` when somebody else has used the id. */
async function requireOwnMessage(db: MessagesDeps['db'], messageId: string, senderId: string): Promise<void> {
  const row = await db
    .selectFrom('message')
    .select('sender_id')
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (row?.sender_id !== senderId) throw new DomainError('conflict');
}
