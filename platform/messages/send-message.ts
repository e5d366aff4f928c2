import { isUniqueViolation } from '#platform/database';
import type { Principal } from '#platform/http';
import { DomainError, type MessageAudience, type messageSend, type ParsedPayloadOf } from '#shared/contracts';
import { createAudienceStore } from './audience-store.ts';
import { createMessageStore } from './message-store.ts';
import type { MessagesDeps } from './read-messages.ts';

/** Module of messages that people send. */
const senderModule = 'messages';

/** Teachers and administrators write to the classes of their own unit. @throws DomainError `forbidden` */
const requireSender = ({ userType }: Principal): void => {
  if (userType !== 2 && userType !== 4) throw new DomainError('forbidden');
};

/** @throws DomainError `forbidden` for students and parents. */
export const listAudiences = async (
  { db }: MessagesDeps,
  principal: Principal,
): Promise<MessageAudience[]> => {
  requireSender(principal);
  return createAudienceStore(db).listClasses(principal.unitId);
};

/**
 * Sends a message to everybody in the classes, each once. The page's own id of the message makes a repeated call harmless:
 * it is answered like the first one.
 * @throws DomainError `forbidden`; `invalid_input` when the classes reach nobody.
 */
export const sendMessage = async (
  { db, clock, announce }: MessagesDeps,
  principal: Principal,
  { messageId, text, importance, classes, to }: ParsedPayloadOf<typeof messageSend>,
): Promise<{ recipients: number }> => {
  requireSender(principal);
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
    text,
    url: null,
    open_way: null,
    content: null,
    sender_id: principal.userId,
    sent_at: clock(),
    date_text: null,
  };
  try {
    await db.transaction().execute((trx) => createMessageStore(trx).insertMessage(row, recipients));
    await announce(recipients);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await requireOwnMessage(db, messageId, principal.userId);
  }
  return { recipients: recipients.length };
};

/** @throws DomainError `conflict` when somebody else has used the id. */
const requireOwnMessage = async (
  db: MessagesDeps['db'],
  messageId: string,
  senderId: string,
): Promise<void> => {
  const row = await db
    .selectFrom('message')
    .select('sender_id')
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (row?.sender_id !== senderId) throw new DomainError('conflict');
};
