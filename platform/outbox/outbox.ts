import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '#platform/database';

export interface OutgoingMessage {
  channel: 'sms' | 'email';
  recipient: string;
  /** `中文|||English`. */
  body: string;
  /** When it is worth nothing any more, epoch ms; then it is deleted, delivered or not. */
  expiresAt: number;
}

export type WaitingMessage = Selectable<Tables['outbox']>;

/** Puts a message where whoever delivers finds it; inside the transaction that gives it its meaning. */
export const putInOutbox = async (
  trx: Kysely<Tables>,
  { expiresAt, ...message }: OutgoingMessage,
  now: number,
): Promise<void> => {
  await trx
    .insertInto('outbox')
    .values({ id: `out_${randomUUID()}`, at: now, ...message, expires_at: expiresAt, next_at: now })
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

/** What a courier may carry now, oldest first. */
export const listDue = (db: Kysely<Tables>, now: number): Promise<WaitingMessage[]> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('next_at', '<=', now)
    .where('expires_at', '>', now)
    .orderBy('at')
    .limit(20)
    .execute();

/** Takes a message on until `nextAt`; of two couriers one gets it. */
export const claimMessage = async (
  db: Kysely<Tables>,
  { id, tries }: WaitingMessage,
  nextAt: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ tries: tries + 1, next_at: nextAt })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const takeOut = async (db: Kysely<Tables>, id: string): Promise<void> => {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
};
