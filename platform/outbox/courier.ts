import type { PortalDatabase } from '#platform/database';
import type { Clock } from '#platform/runtime';
import type { Log } from '#shared/log';
import { claimMessage, listDue, takeOut } from './outbox.ts';
import type { Deliver } from './webhook.ts';

export interface CourierOptions {
  database: PortalDatabase;
  clock: Clock;
  log: Log;
  deliver: Deliver;
}

/**
 * One round: hands every message that is due over, each by one of the processes that share the database. A failed one
 * is tried again until it is worth nothing any more.
 */
export function createCourier({ database: { db }, clock, log, deliver }: CourierOptions) {
  return async (): Promise<void> => {
    const due = await listDue(db, clock());
    await Promise.all(
      due.map(async (message) => {
        const { id, channel, tries } = message;
        if (!(await claimMessage(db, message, clock() + pauseAfter(tries)))) return;
        try {
          await deliver(message);
        } catch (error) {
          // Whom it is for and what it says stay out of the log.
          const reason = error instanceof Error ? error.message : 'unknown';
          log('message_not_delivered', { id, channel, tries: tries + 1, reason });
          return;
        }
        await takeOut(db, id);
      }),
    );
  };
}

/** Milliseconds until the next try: 15 s after the first, longer than a delivery may take, doubling up to a minute. */
function pauseAfter(tries: number): number {
  return Math.min(15_000 * 2 ** tries, 60_000);
}
