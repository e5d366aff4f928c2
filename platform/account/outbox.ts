import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';

export interface OutgoingMessage {
  channel: 'sms' | 'email';
  recipient: string;
  /** `中文|||English`. */
  body: string;
  /** When it is worth nothing any more, epoch ms; then it is deleted, delivered or not. */
  expiresAt: number;
}

/** Puts a message where whoever delivers finds it; inside the transaction that gives it its meaning. */
export const putInOutbox = async (
  trx: Kysely<Tables>,
  { expiresAt, ...message }: OutgoingMessage,
  now: number,
): Promise<void> => {
  await trx
    .insertInto('outbox')
    .values({ id: `out_${randomUUID()}`, at: now, ...message, expires_at: expiresAt })
    .execute();
};

/** What waits for one recipient, newest first. */
export const listOutbox = (db: Kysely<Tables>, recipient: string, now: number) =>
  db
    .selectFrom('outbox')
    .select(['at', 'channel', 'recipient', 'body'])
    .where('recipient', '=', recipient)
    .where('expires_at', '>', now)
    .orderBy('at', 'desc')
    .limit(20)
    .execute();
