import type { Log } from '#shared/log';
import { type PlatformProcess, spawnPlatform } from './spawn-platform.ts';

export interface EmbeddedPlatformOptions {
  /** Path of `platform/server.ts`. */
  readonly script: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly log: Log;
  /** First wait before a restart, ms; doubles with each failure. Default 100. */
  readonly firstBackOffMs?: number;
}

export interface EmbeddedPlatform {
  /** Origin that stays the same however often the process is restarted. */
  readonly url: string;
  /** Lets it finish what runs, then ends it. */
  stop(): Promise<void>;
}

const maxBackOffMs = 5000;
/** A process that lived this long was healthy: its end starts the waits anew. */
const healthyMs = 30_000;
/** The platform drains for 10 s by itself. */
const stopMs = 12_000;

/**
 * Runs the platform as a process of its own, and again on the same port whenever it dies.
 * @throws when the first start fails, with what the process said last
 */
export async function startEmbeddedPlatform(options: EmbeddedPlatformOptions): Promise<EmbeddedPlatform> {
  const { log, firstBackOffMs = 100 } = options;
  let current: PlatformProcess = spawnPlatform({ ...options, port: 0 });
  const port = await current.ready;
  let isStopping = false;
  let backOffMs = firstBackOffMs;
  let timer: NodeJS.Timeout | undefined;

  const watch = (running: PlatformProcess): void => {
    const startedAt = performance.now();
    running.ended.then((reason) => {
      if (isStopping) return;
      if (performance.now() - startedAt > healthyMs) backOffMs = firstBackOffMs;
      log('platform_died', { reason, restartInMs: backOffMs });
      timer = setTimeout(restart, backOffMs);
      backOffMs = Math.min(backOffMs * 2, maxBackOffMs);
    });
  };
  const restart = (): void => {
    current = spawnPlatform({ ...options, port });
    current.ready.then(
      () => log('platform_restarted', { port }),
      // Its end is what `watch` reacts to.
      () => undefined,
    );
    watch(current);
  };
  watch(current);

  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      current.child.kill('SIGTERM');
      const killer = setTimeout(() => current.child.kill('SIGKILL'), stopMs);
      await current.ended;
      clearTimeout(killer);
    },
  };
}
