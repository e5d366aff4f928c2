import { setTimeout as pause } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import type { BuildManifest } from '#shared/contracts';
import type { Log } from '#shared/log';
import { readAnswer } from './read-answer.ts';

const path = '/internal/apps/shipped';
const timeoutMs = 10_000;
const firstRetryMs = 1_000;
const maxRetryMs = 60_000;

export interface ShippedReportOptions {
  readonly pool: Pick<Dispatcher, 'request'>;
  readonly log: Log;
  readonly build: {
    readonly manifest: BuildManifest;
    /** Called after another build began to count. */
    readonly onSwitch: (listener: () => void) => void;
  };
  /** Until a failed report is sent again, ms. Default one second, then longer. */
  readonly retryMs?: number;
}

/**
 * Reports which apps come with the portal, at the start and after each deploy: uploads must not take their codes. It is sent again until
 * it arrives; an upstream without a registry gets it once.
 * @returns how to stop
 */
export function reportShipped({
  pool,
  log,
  build,
  retryMs = firstRetryMs,
}: ShippedReportOptions): () => void {
  const ending = new AbortController();
  let round = 0;

  const send = async (): Promise<void> => {
    const body = JSON.stringify({ apps: shippedApps(build.manifest) });
    const headers = ['content-type', 'application/json'];
    const { httpStatus } = await readAnswer(pool, {
      ...{ method: 'POST', path, headers, body },
      ...{ timeoutMs, maxBytes: 65_536 },
    });
    if (httpStatus !== 404 && httpStatus >= 300) throw new Error(`${path} answered ${httpStatus}`);
  };

  const report = async (): Promise<void> => {
    round += 1;
    const mine = round;
    for (
      let wait = retryMs;
      mine === round && !ending.signal.aborted;
      wait = Math.min(2 * wait, maxRetryMs)
    ) {
      try {
        return await send();
      } catch (error) {
        log('shipped_not_reported', { reason: error instanceof Error ? error.message : String(error) });
        await pause(wait, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      }
    }
  };

  void report();
  build.onSwitch(() => void report());
  return () => ending.abort();
}

function shippedApps({ remotes }: BuildManifest) {
  return remotes.map(({ code, name, names, version, minServerVersion, serverId = 'base', paths }) => ({
    ...{ code, name, names, version, minServerVersion, serverId, paths },
  }));
}
