import type { Authorization } from '#platform/authorization';
import { type PortalDatabase, runExclusively } from '#platform/database';
import { type Directory, syncDaily } from '#platform/directory';
import { giveUpFilesOf, purgeDrive } from '#platform/drive';
import { purgeFaces, purgeRegisters } from '#platform/face';
import { purgeExpired } from '#platform/identity';
import { createImporter, purgeImports } from '#platform/import';
import { createPromotionRunner } from '#platform/organisation';
import { createCourier, createWebhook, type WebhookOptions } from '#platform/outbox';
import { purgePeople } from '#platform/people';
import { forgetServiceMessages } from '#platform/program-calls';
import { forEachScope, purgeUnits, readLongestTerms } from '#platform/retention';
import type { Clock } from '#platform/runtime';
import { type BlobStore, checkBlobs, sweepStorage } from '#platform/storage';
import type { Log } from '#shared/log';
import type { TermRule, Terms } from '#shared/retention-terms';
import { createClassUpkeep } from './class-upkeep.ts';

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
  purgePeople: 60 * 60 * 1000,
  checkBlobs: 60 * 60 * 1000,
  promote: 1_000,
  resumeImports: 5_000,
  purgeImports: 60 * 60 * 1000,
  syncDirectory: 60 * 60 * 1000,
} as const;

const day = 24 * 60 * 60 * 1000;
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
  /** The directory whose people are compared each day; undefined: none. */
  directory: Directory | undefined;
  /** How long data are kept. */
  terms: Terms;
}

/** What the platform does on its own, while the process lives. */
export function startHousekeeping({
  database,
  clock,
  log,
  blobs,
  authorization,
  outbox,
  directory,
  terms,
}: HousekeepingOptions): void {
  const upkeep = createClassUpkeep({ database, clock, authorization });
  const purge = async (): Promise<void> => {
    // In this order: a session may go only when nothing remembers that it was revoked.
    await authorization?.purge({ clientEvents: timeOf(terms.client_event) });
    await purgeExpired({ database, clock, days: await readLongestTerms(database.db, terms) });
    await purgeUnits({ database, clock, terms });
  };
  const purgeNow = repeat(log, 'purge_failed', intervals.purge, () =>
    runExclusively(database, 'purge', purge),
  );
  // A portal that starts anew each night would never come to it otherwise.
  purgeNow();
  repeat(log, 'storage_sweep_failed', intervals.sweepStorage, () =>
    runExclusively(database, 'sweep-storage', () => sweepStorage({ database, clock, blobs })),
  );
  const driveTerms = { binTime: timeOf(terms.drive_entry), activityTime: timeOf(terms.drive_activity) };
  repeat(log, 'drive_purge_failed', intervals.purgeDrive, () =>
    runExclusively(database, 'purge-drive', () => purgeDrive({ database, clock, blobs, ...driveTerms })),
  );
  repeat(log, 'face_purge_failed', intervals.purgeFaces, () =>
    runExclusively(database, 'purge-faces', () => purgeFaces({ database, clock })),
  )();
  repeat(log, 'register_purge_failed', intervals.purgeRegisters, () =>
    runExclusively(database, 'purge-registers', () => purgeRegisters({ database, clock })),
  )();
  const people = {
    database,
    clock,
    forget: async (...people: Parameters<typeof giveUpFilesOf>) => {
      await giveUpFilesOf(...people);
      await forgetServiceMessages(...people);
    },
    writeAudit: upkeep.writeAudit,
  };
  repeat(log, 'people_purge_failed', intervals.purgePeople, () =>
    runExclusively(database, 'purge-people', () =>
      forEachScope({ db: database.db, terms, table: 'app_user' }, (scope) =>
        purgePeople({ ...people, ...scope }),
      ),
    ),
  )();
  repeat(log, 'blob_check_failed', intervals.checkBlobs, () =>
    runExclusively(database, 'check-blobs', () =>
      checkBlobs({ database, clock, blobs, log, budget: checkedBytes }),
    ),
  );
  // At once: what a process left unfinished goes on.
  repeat(log, 'promotion_failed', intervals.promote, createPromotionRunner(upkeep, database))();
  const { endSessionsOf, writeAudit } = upkeep;
  repeatImports({ database, clock, log, blobs, endSessionsOf, writeAudit }, terms);
  const syncing = { database, clock, log, endSessionsOf, writeAudit };
  if (directory)
    repeat(log, 'directory_sync_failed', intervals.syncDirectory, () =>
      syncDaily({ ...syncing, directory }),
    )();
  if (outbox) {
    const deliver = createWebhook(outbox);
    repeat(log, 'outbox_failed', intervals.carry, createCourier({ database, clock, log, deliver }));
  }
  if (!authorization) return;
  repeat(log, 'sweep_failed', intervals.sweep, authorization.sweep);
  repeat(log, 'key_rotation_failed', intervals.rotateKeys, authorization.rotateOldKeys)();
  repeat(log, 'key_refresh_failed', intervals.refreshKeys, authorization.refreshKeys);
}

/** Imports whose process has gone are gone on with, and old ones are removed. */
function repeatImports(deps: Parameters<typeof createImporter>[0], terms: Terms): void {
  const { database, log } = deps;
  const { resume } = createImporter(deps);
  repeat(log, 'import_resume_failed', intervals.resumeImports, resume)();
  repeat(log, 'import_purge_failed', intervals.purgeImports, () =>
    runExclusively(database, 'purge-imports', () =>
      forEachScope({ db: database.db, terms, table: 'import_job' }, ({ days, ...scope }) =>
        purgeImports({ ...deps, ...scope, age: days * day }),
      ),
    ),
  )();
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

/** In milliseconds; without a term, for ever. */
function timeOf({ days }: TermRule): number {
  return days === null ? Number.POSITIVE_INFINITY : days * day;
}
