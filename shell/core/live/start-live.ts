import { createElection } from './election.ts';
import { followEvents } from './follow-events.ts';
import { type Poller, startPoller } from './poller.ts';

/** What is known now, and whether more has changed than it shows. */
export interface LiveEvent<Known> {
  readonly known: Known;
  readonly isChanged: boolean;
}

export interface LiveOptions<Known> {
  /** The same in all tabs of one user. */
  readonly name: string;
  /** Asks the server, without keeping the session alive. */
  readonly ask: () => Promise<Known>;
  /** Parses the message of another tab; undefined where it cannot be read. */
  readonly parse: (data: unknown) => LiveEvent<Known> | undefined;
  /** Called with each answer, whichever tab has asked. */
  readonly onEvent: (event: LiveEvent<Known>) => void;
  /** Apps from outside: the server's revision of them. Default nobody follows it. */
  readonly apps?:
    | {
        /** Asks the server, where no stream names it; undefined where it cannot be had. */
        readonly ask: () => Promise<string | undefined>;
        /** Called with each revision, whichever tab learnt of it. */
        readonly onRevision: (revision: string) => void;
      }
    | undefined;
}

export interface Live {
  /** Asks in this tab and notifies the others; for right after something was done. Never rejects. */
  readonly refresh: () => Promise<void>;
  readonly stop: () => void;
}

/** What tabs say to each other about apps from outside. */
interface AppsNotice {
  apps: string;
}

/** An answer this young need not be asked for again. */
const freshMs = 20_000;

/**
 * Keeps all tabs of a user informed, with one of them asking for all: the one that can be seen. A browser without a tab
 * in sight asks nothing.
 */
export function startLive<Known>({ name, ask, parse, onEvent, apps }: LiveOptions<Known>): Live {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const events = new AbortController();
  let knownAt = Number.NEGATIVE_INFINITY;
  let poller: Poller | undefined;

  const take = (event: LiveEvent<Known>): void => {
    knownAt = Date.now();
    if (!events.signal.aborted) onEvent(event);
  };
  const askAndTell = async (isChanged: boolean): Promise<void> => {
    const event = { known: await ask(), isChanged };
    take(event);
    if (!events.signal.aborted) channel?.postMessage(event);
  };
  const takeApps = (revision: string): void => {
    if (!events.signal.aborted) apps?.onRevision(revision);
  };
  const onApps = (revision: string): void => {
    takeApps(revision);
    if (!events.signal.aborted) channel?.postMessage({ apps: revision } satisfies AppsNotice);
  };
  const askApps = async (): Promise<void> => {
    const revision = await apps?.ask();
    if (revision !== undefined) onApps(revision);
  };
  const election = createElection(name, () => {
    const mine = startPoller({
      ask: askAndTell,
      follow: followEvents,
      onApps,
      askApps,
      isOnline: () => navigator.onLine,
      firstAfterMs: Math.max(0, knownAt + freshMs - Date.now()),
    });
    poller = mine;
    return () => {
      mine.stop();
      poller = undefined;
    };
  });
  const refresh = (): Promise<void> => askAndTell(false).catch(() => undefined);
  const check = (): void => {
    if (document.visibilityState === 'hidden') election.leave();
    else election.join();
  };

  const options = { signal: events.signal };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isAppsNotice(data)) return takeApps(data.apps);
    const event = parse(data);
    if (event) take(event);
  });
  document.addEventListener('visibilitychange', check, options);
  // A page in the browser's back list must hold nothing open.
  window.addEventListener('pagehide', election.leave, options);
  window.addEventListener('pageshow', check, options);
  window.addEventListener('online', () => poller?.wake(), options);
  if (document.visibilityState !== 'hidden') void refresh();
  check();

  return {
    refresh,
    stop: () => {
      events.abort();
      election.leave();
      channel?.close();
    },
  };
}

function isAppsNotice(data: unknown): data is AppsNotice {
  return typeof data === 'object' && data !== null && 'apps' in data && typeof data.apps === 'string';
}
