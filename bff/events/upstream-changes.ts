import { setTimeout as pause } from 'node:timers/promises';
import type { Dispatcher } from 'undici';

/** The stream of changes that the embedded platform has; services of other makers have none. */
const path = '/internal/changes';

const times = {
  connect: 5_000,
  /** Longer than three heartbeats of the other side. */
  silence: 50_000,
  firstRetry: 1_000,
  maxRetryMs: 30_000,
  /** After an upstream said that it has no such stream. */
  absent: 600_000,
} as const;

export interface UpstreamChanges {
  /** Whether changes arrive now. The first question starts the listening and waits for how that goes. */
  readonly isLive: () => Promise<boolean>;
  readonly stop: () => void;
}

export interface UpstreamChangesOptions {
  readonly pool: Pick<Dispatcher, 'request'>;
  /** Called when changes are reported from now on. Default nothing. */
  readonly onOpen?: (() => void) | undefined;
  readonly onChanges: (userIds: readonly string[]) => void;
  /** Called when the stream ended: changes from now on are not reported. */
  readonly onLost: () => void;
}

/** Listens to the upstream's changes, once for all visitors, and listens again when the stream broke. */
export function followUpstreamChanges({
  pool,
  onOpen = () => undefined,
  onChanges,
  onLost,
}: UpstreamChangesOptions): UpstreamChanges {
  const ending = new AbortController();
  let live = false;
  let firstTry: Promise<void> | undefined;

  const read = async (body: AsyncIterable<string>): Promise<void> => {
    let rest = '';
    for await (const chunk of body) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      const ids = lines.flatMap(parseIds);
      if (ids.length > 0) onChanges(ids);
    }
  };

  /** Resolves when the stream ended; false when there is none. */
  const follow = async (onTried: () => void): Promise<boolean> => {
    const { statusCode, headers, body } = await pool.request({
      method: 'GET',
      path,
      headersTimeout: times.connect,
      bodyTimeout: times.silence,
      signal: ending.signal,
    });
    if (statusCode !== 200 || !String(headers['content-type']).startsWith('text/event-stream')) {
      await body.dump();
      return false;
    }
    live = true;
    onOpen();
    onTried();
    await read(body.setEncoding('utf8'));
    return true;
  };

  const run = async (onTried: () => void): Promise<void> => {
    let wait: number = times.firstRetry;
    while (!ending.signal.aborted) {
      const isThere = await follow(onTried).catch(() => true);
      wait = live ? times.firstRetry : Math.min(wait * 2, times.maxRetryMs);
      if (live) onLost();
      live = false;
      onTried();
      const options = { signal: ending.signal, ref: false };
      await pause(isThere ? wait : times.absent, undefined, options).catch(() => undefined);
    }
  };

  return {
    isLive: async () => {
      firstTry ??= new Promise((resolve) => void run(resolve));
      await firstTry;
      return live;
    },
    stop: () => ending.abort(),
  };
}

function parseIds(line: string): string[] {
  if (!line.startsWith('data:')) return [];
  try {
    const ids: unknown = JSON.parse(line.slice('data:'.length));
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    return [];
  }
}
