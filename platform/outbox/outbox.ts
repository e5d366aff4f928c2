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

/** Puts a message where its delivery finds it; inside the transaction that gives it its meaning. */
export async function putInOutbox(
  trx: Kysely<Tables>,
  { expiresAt, ...message }: OutgoingMessage,
  now: number,
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({ id: `out_${randomUUID()}`, at: now, ...message, expires_at: expiresAt, next_at: now })
    .execute();
}

/** What waits for one recipient, newest first. */
export function listOutbox(db: Kysely<Tables>, recipient: string, now: number) {
  return db
    .selectFrom('outbox')
    .select(['at', 'channel', 'recipient', 'body'])
    .where('recipient', '=', recipient)
    .where('expires_at', '>', now)
    .orderBy('at', 'desc')
    .limit(20)
    .execute();
}

/** What a courier may carry now, oldest first. */
export function listDue(db: Kysely<Tables>, now: number): Promise<WaitingMessage[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('next_at', '<=', now)
    .where('expires_at', '>', now)
    .orderBy('at')
    .limit(20)
    .execute();
}

/** Takes a message on until `nextAt`; of two couriers one gets it. */
export async function claimMessage(
  db: Kysely<Tables>,
  { id, tries }: WaitingMessage,
  nextAt: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ tries: tries + 1, next_at: nextAt })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function takeOut(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}
