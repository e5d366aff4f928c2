import type { Authorization } from '#platform/authorization';
import { type PortalDatabase, runExclusively } from '#platform/database';
import { purgeExpired } from '#platform/identity';
import { createCourier, createWebhook, type WebhookOptions } from '#platform/outbox';
import type { Clock, Log } from '#platform/runtime';

/** Milliseconds. */
const intervals = {
  sweep: 1_000,
  carry: 1_000,
  refreshKeys: 60_000,
  rotateKeys: 60 * 60 * 1000,
  purge: 60 * 60 * 1000,
} as const;

export interface HousekeepingOptions {
  database: PortalDatabase;
  clock: Clock;
  log: Log;
  authorization: Authorization | undefined;
  /** Where messages to people go; undefined leaves them where they are. */
  outbox: WebhookOptions | undefined;
}

/**
 * Runs a task again and again, never twice at once; a failure is logged and the next round tries again.
 * @returns what runs it at once
 */
const repeat = (log: Log, event: string, interval: number, task: () => Promise<void>): (() => void) => {
  let isRunning = false;
  const run = (): void => {
    if (isRunning) return;
    isRunning = true;
    task()
      .catch((error: unknown) => log(event, { error }))
      .finally(() => {
        isRunning = false;
      });
  };
  setInterval(run, interval).unref();
  return run;
};

/** What the platform does on its own, while the process lives. */
export const startHousekeeping = ({
  database,
  clock,
  log,
  authorization,
  outbox,
}: HousekeepingOptions): void => {
  const purge = async (): Promise<void> => {
    // In this order: a session may go only when nothing remembers that it was revoked.
    await authorization?.purge();
    await purgeExpired({ database, clock });
  };
  const purgeNow = repeat(log, 'purge_failed', intervals.purge, () =>
    runExclusively(database, 'purge', purge),
  );
  // A portal that starts anew each night would never come to it otherwise.
  purgeNow();
  if (outbox) {
    const deliver = createWebhook(outbox);
    repeat(log, 'outbox_failed', intervals.carry, createCourier({ database, clock, log, deliver }));
  }
  if (!authorization) return;
  repeat(log, 'sweep_failed', intervals.sweep, authorization.sweep);
  repeat(log, 'key_rotation_failed', intervals.rotateKeys, authorization.rotateOldKeys)();
  repeat(log, 'key_refresh_failed', intervals.refreshKeys, authorization.refreshKeys);
};
