import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import * as v from 'valibot';
import { type AppSnapshot, appSnapshotSchema } from '#shared/contracts';
import type { Log } from '#shared/log';
import { readAnswer } from './read-answer.ts';

const path = '/internal/apps';
const times = {
  ask: 5_000,
  /** While no changes arrive, one question each so often at most. */
  retry: 2_000,
  /** After an upstream said that it has no releases. */
  absent: 600_000,
} as const;
const maxBytes = 32 * 1024 * 1024;

const empty: AppSnapshot = { releases: [], channels: [], services: [] };

export interface SnapshotKeeperOptions {
  readonly pool: Pick<Dispatcher, 'request'>;
  readonly log: Log;
  /** Monotonic, ms. */
  readonly now?: () => number;
}

/** What the platform said last about released apps. */
export interface SnapshotKeeper {
  readonly get: () => AppSnapshot;
  /** Changes whenever the snapshot does; empty where there are no releases at all. */
  readonly revision: () => string;
  /**
   * Asks again where nobody would have said that something changed. Resolves when it is known, or after `timeoutMs`; undefined
   * where there is nothing to wait for. Never rejects.
   */
  readonly ensureFresh: (timeoutMs: number) => Promise<void> | undefined;
  /** Asks now. Never rejects. */
  readonly refresh: () => Promise<void>;
  /** Whether changes are reported from now on. */
  readonly setLive: (isLive: boolean) => void;
  /** Called after each change. */
  readonly onChange: (listener: () => void) => void;
}

/** Keeps the snapshot of `/internal/apps`: fetched at once, then whenever it may have changed. */
export function createSnapshotKeeper({
  pool,
  log,
  now = () => performance.now(),
}: SnapshotKeeperOptions): SnapshotKeeper {
  const listeners: (() => void)[] = [];
  let snapshot = empty;
  let revision = '';
  let etag: string | undefined;
  let isLive = false;
  /** Whether the last answer came after the last report of a change. */
  let isConfirmed = false;
  let nextAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  const ask = async (): Promise<void> => {
    const { httpStatus, headers, bytes } = await readAnswer(pool, {
      path,
      headers: ['accept', 'application/json', ...(etag === undefined ? [] : ['if-none-match', etag])],
      timeoutMs: times.ask,
      maxBytes,
    });
    nextAt = now() + (httpStatus === 404 ? times.absent : times.retry);
    if (httpStatus === 304) return;
    if (httpStatus !== 200 && httpStatus !== 404) throw new Error(`${path} answered ${httpStatus}`);
    const next = httpStatus === 404 ? empty : v.parse(appSnapshotSchema, JSON.parse(bytes.toString('utf8')));
    etag = typeof headers.etag === 'string' ? headers.etag : undefined;
    const nextRevision = httpStatus === 404 ? '' : revisionOf(bytes);
    if (nextRevision === revision) return;
    snapshot = next;
    revision = nextRevision;
    for (const listener of listeners) listener();
  };

  const askUntilQuiet = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      nextAt = now() + times.retry;
      try {
        await ask();
        isConfirmed = !isAskedAgain;
      } catch (error) {
        // What was known goes on: a platform that is away withdraws nothing.
        log('releases_unreadable', { reason: error instanceof Error ? error.message : String(error) });
      }
    } while (isAskedAgain);
  };

  const refresh = (): Promise<void> => {
    isConfirmed = false;
    // The answer on its way may be older than the change.
    isAskedAgain = running !== undefined;
    running ??= askUntilQuiet().finally(() => {
      running = undefined;
    });
    return running;
  };

  void refresh();
  return {
    get: () => snapshot,
    revision: () => revision,
    refresh,
    ensureFresh: (timeoutMs) => {
      if (isConfirmed && isLive) return undefined;
      if (!running && now() < nextAt) return undefined;
      return Promise.race([running ?? refresh(), pause(timeoutMs, undefined, { ref: false })]);
    },
    setLive: (next) => {
      isLive = next;
      if (next) void refresh();
    },
    onChange: (listener) => listeners.push(listener),
  };
}

function revisionOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
}
