/** The portal's server reports changes here; the heartbeat that keeps the stream alive comes every 20 s. */
const path = '/bff/events';

const appsData = /^data: \{"apps":"([\w-]+)"\}$/;

const times = {
  /** A proxy that gathers before it passes on shows by the missing greeting. */
  hello: 8_000,
  /** A heartbeat and a half. */
  silence: 30_000,
  firstRetry: 2_000,
  maxRetryMs: 300_000,
  /** After a server that has nothing to report, or a proxy that holds the stream back. */
  pointless: 600_000,
  /** A stream that lived so long was a good one: the next try need not wait long. */
  steady: 60_000,
} as const;

export interface FollowEventsOptions {
  /** Called with true when the stream reports changes from now on, and with false when it stops. */
  readonly onLive: (isLive: boolean) => void;
  /** Something of the user has changed. */
  readonly onChanged: () => void;
  /** The server's revision of the apps from outside: at the start of the stream, and after each change. Default nothing. */
  readonly onApps?: ((revision: string) => void) | undefined;
  /** From 0 up to 1; spreads the tries of many pages after a restart. Default `Math.random`. */
  readonly random?: () => number;
}

/** How one try went: not worth another soon; broken; or broken after it had been good for a while. */
type Outcome = 'pointless' | 'broken' | 'was steady';

/**
 * Listens to the server's reports of changes, and again after the stream broke. It reads the stream itself, since
 * `EventSource` hides heartbeats. Only heartbeats distinguish a dead stream from a quiet one.
 * @returns how to stop
 */
export function followEvents({
  onLive,
  onChanged,
  onApps = () => undefined,
  random = Math.random,
}: FollowEventsOptions): () => void {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const listen = async (): Promise<Outcome> => {
    const attempt = new AbortController();
    const giveUp = (): void => attempt.abort();
    let watchdog = setTimeout(giveUp, times.hello);
    let liveSince: number | undefined;
    try {
      const response = await open(AbortSignal.any([attempt.signal, ending.signal]));
      if (response.status === 204) return 'pointless';
      if (!isStream(response) || !response.body) return 'broken';
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      const readLines = createLineReader();
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        for (const line of readLines(piece.value)) {
          if (line === 'event: hello' && liveSince === undefined) {
            liveSince = Date.now();
            onLive(true);
          } else if (line === 'event: changed') onChanged();
          else notifyApps(line);
        }
        if (liveSince === undefined) continue;
        clearTimeout(watchdog);
        watchdog = setTimeout(giveUp, times.silence);
      }
    } catch {
      if (attempt.signal.aborted && liveSince === undefined) return 'pointless';
    } finally {
      clearTimeout(watchdog);
      // Also when the body was not read to its end.
      attempt.abort();
      if (liveSince !== undefined && !ending.signal.aborted) onLive(false);
    }
    return liveSince !== undefined && Date.now() - liveSince >= times.steady ? 'was steady' : 'broken';
  };

  const notifyApps = (line: string): void => {
    const revision = appsData.exec(line)?.[1];
    if (revision !== undefined) onApps(revision);
  };

  const waitAfter = (outcome: Outcome): number => {
    if (outcome === 'pointless') return times.pointless;
    failures = outcome === 'was steady' ? 0 : failures + 1;
    const longest = Math.min(times.firstRetry * 2 ** failures, times.maxRetryMs);
    return longest * (0.5 + random() / 2);
  };

  const run = async (): Promise<void> => {
    const outcome = await listen();
    if (!ending.signal.aborted) timer = setTimeout(() => void run(), waitAfter(outcome));
  };

  void run();
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}

function open(signal: AbortSignal): Promise<Response> {
  return fetch(path, { signal, cache: 'no-store', headers: { accept: 'text/event-stream' } });
}

function isStream({ status, headers }: Response): boolean {
  return status === 200 && (headers.get('content-type') ?? '').startsWith('text/event-stream');
}

/** Gives back each complete line; a line may come in several pieces. */
function createLineReader(): (piece: string) => string[] {
  let rest = '';
  return (piece) => {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    return lines;
  };
}
