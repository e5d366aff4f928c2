/** How often a page polls while all is well (D-36), ms. */
const askEveryMs = 60_000;
/** After errors, and while the server reports changes by itself. */
const maxWaitMs = 300_000;
/** The page comes to rest before a stream is opened. */
const streamAfterMs = 3_000;
const jitter = 0.1;

export interface PollerOptions {
  /** Asks the server and sends the answer to all tabs. Rejects when there was no answer. */
  readonly ask: (isChanged: boolean) => Promise<void>;
  /** Listens to the server's own word; gives back how to stop. */
  readonly follow: (events: {
    onLive: (isLive: boolean) => void;
    onChanged: () => void;
    onApps: (revision: string) => void;
  }) => () => void;
  /** Called with each revision of the apps from outside that the stream names. Default nothing. */
  readonly onApps?: ((revision: string) => void) | undefined;
  /** Asks for that revision where no stream names it; never rejects. Default nothing. */
  readonly askApps?: (() => Promise<void>) | undefined;
  readonly isOnline: () => boolean;
  /** Milliseconds until the first question. */
  readonly firstAfterMs: number;
  /** From 0 up to 1. Default `Math.random`. */
  readonly random?: () => number;
}

export interface Poller {
  /** Asks now: the network is back. */
  readonly wake: () => void;
  readonly stop: () => void;
}

/**
 * The work of the one tab that asks for all: now and then, seldom while the server reports changes by itself, seldom
 * after errors.
 */
export function startPoller(options: PollerOptions): Poller {
  const { ask, follow, isOnline, firstAfterMs, random = Math.random } = options;
  const { onApps = () => undefined, askApps = async () => undefined } = options;
  let failures = 0;
  let hasStream = false;
  let isStopped = false;
  let asking: Promise<void> | undefined;
  let isAskedAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unfollow: (() => void) | undefined;

  const plan = (afterMs: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void askNow(false), afterMs);
  };
  const usualWait = (): number => {
    const wait = hasStream && failures === 0 ? maxWaitMs : Math.min(askEveryMs * 2 ** failures, maxWaitMs);
    return wait * (1 - jitter + 2 * jitter * random());
  };
  const askOnce = async (isChanged: boolean): Promise<void> => {
    try {
      await ask(isChanged);
      failures = 0;
    } catch {
      failures += 1;
    }
  };
  const askNow = async (isChanged: boolean): Promise<void> => {
    clearTimeout(timer);
    if (asking) {
      isAskedAgain = true;
      return;
    }
    if (isOnline()) {
      asking = askOnce(isChanged);
      await asking;
      asking = undefined;
      if (!hasStream && !isStopped) void askApps();
    }
    if (isStopped) return;
    if (isAskedAgain) {
      isAskedAgain = false;
      await askNow(true);
    } else plan(usualWait());
  };

  plan(firstAfterMs);
  const streamTimer = setTimeout(() => {
    unfollow = follow({
      onLive: (isLive) => {
        hasStream = isLive;
        // Nobody was notified of changes between the last request and now.
        void askNow(false);
      },
      onChanged: () => void askNow(true),
      onApps,
    });
  }, streamAfterMs);

  return {
    wake: () => void askNow(false),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(streamTimer);
      unfollow?.();
    },
  };
}
