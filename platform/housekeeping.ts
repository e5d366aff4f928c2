import type { Authorization } from '#platform/authorization';
import { type PortalDatabase, runExclusively } from '#platform/database';
import { purgeDrive } from '#platform/drive';
import { purgeFaces, purgeRegisters } from '#platform/face';
import { purgeExpired } from '#platform/identity';
import { createCourier, createWebhook, type WebhookOptions } from '#platform/outbox';
import type { Clock } from '#platform/runtime';
import { type BlobStore, checkBlobs, sweepStorage } from '#platform/storage';
import type { Log } from '#shared/log';

/** Milliseconds. */
const intervals = {
  sweep: 1_000,
  carry: 1_000,
  refreshKeys: 60_000,
  rotateKeys: 60 * 60 * 1000,
  purge: 60 * 60 * 1000,
  sweepStorage: 60 * 60 * 1000,
  purgeDrive: 60 * 60 * 1000,
  purgeFaces: 60 * 60 * 1000,
  purgeRegisters: 60 * 60 * 1000,
  checkBlobs: 60 * 60 * 1000,
} as const;

/** Bytes of contents that are compared with their hashes in an hour: 200 GB take a month. */
const checkedBytes = 300 * 1024 * 1024;

export interface HousekeepingOptions {
  database: PortalDatabase;
  clock: Clock;
  log: Log;
  blobs: BlobStore;
  authorization: Authorization | undefined;
  /** Where messages to people go; undefined leaves them where they are. */
  outbox: WebhookOptions | undefined;
}

/** What the platform does on its own, while the process lives. */
export function startHousekeeping({
  database,
  clock,
  log,
  blobs,
  authorization,
  outbox,
}: HousekeepingOptions): void {
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
  repeat(log, 'storage_sweep_failed', intervals.sweepStorage, () =>
    runExclusively(database, 'sweep-storage', () => sweepStorage({ database, clock, blobs })),
  );
  repeat(log, 'drive_purge_failed', intervals.purgeDrive, () =>
    runExclusively(database, 'purge-drive', () => purgeDrive({ database, clock, blobs })),
  );
  repeat(log, 'face_purge_failed', intervals.purgeFaces, () =>
    runExclusively(database, 'purge-faces', () => purgeFaces({ database, clock })),
  )();
  repeat(log, 'register_purge_failed', intervals.purgeRegisters, () =>
    runExclusively(database, 'purge-registers', () => purgeRegisters({ database, clock })),
  )();
  repeat(log, 'blob_check_failed', intervals.checkBlobs, () =>
    runExclusively(database, 'check-blobs', () =>
      checkBlobs({ database, clock, blobs, log, budget: checkedBytes }),
    ),
  );
  if (outbox) {
    const deliver = createWebhook(outbox);
    repeat(log, 'outbox_failed', intervals.carry, createCourier({ database, clock, log, deliver }));
  }
  if (!authorization) return;
  repeat(log, 'sweep_failed', intervals.sweep, authorization.sweep);
  repeat(log, 'key_rotation_failed', intervals.rotateKeys, authorization.rotateOldKeys)();
  repeat(log, 'key_refresh_failed', intervals.refreshKeys, authorization.refreshKeys);
}

/**
 * Runs a task again and again, never twice at once; a failure is logged and the next round tries again.
 * @returns what runs it at once
 */
function repeat(log: Log, event: string, interval: number, task: () => Promise<void>): () => void {
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
}
