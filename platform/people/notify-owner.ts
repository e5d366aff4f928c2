import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type OutgoingMessage, putInOutbox } from '#platform/outbox';
import type { Person } from '#shared/contracts';

/** Days in which somebody may still undo what was not meant. */
const noticeLifetime = 3 * 86_400_000;

/**
 * Notifies the owner of an account, by phone and e-mail, of what an administrator changed; inside the transaction
 * `trx`.
 * @param body both languages, as `中文|||English`
 */
export async function notifyOwner(
  trx: Kysely<Tables>,
  { phone, email }: Pick<Person, 'phone' | 'email'>,
  body: string,
  now: number,
): Promise<void> {
  const contacts: Pick<OutgoingMessage, 'channel' | 'recipient'>[] = [
    { channel: 'sms', recipient: phone ?? '' },
    { channel: 'email', recipient: email ?? '' },
  ];
  for (const contact of contacts) {
    if (!contact.recipient) continue;
    await putInOutbox(trx, { ...contact, body, expiresAt: now + noticeLifetime }, now);
  }
}
