import type { Session } from '#bff/session';
import { type EventSocket, endSocket, isStuck, sendText } from './take-socket.ts';

/** So often every open stream is written to: pages and proxies notice by it that a stream is dead. */
const heartbeatMs = 20_000;
/** Clients that do not take the end of their stream by then lose the connection. */
const endLimitMs = 1_000;

export interface Listener extends EventSocket {
  readonly userId: string;
  /** The session that opened the stream; it ends with it. */
  readonly session: Session;
}

export interface EventHub {
  /** Greets, with the revision of the released apps, and keeps the stream until it closes. */
  add(listener: Listener): void;
  /** Notifies all pages that another list of apps may be theirs. */
  announceApps(): void;
  /** Notifies these users' pages that something of theirs has changed. What it is, they ask themselves. */
  notify(userIds: readonly string[]): void;
  /** Ends all streams: their pages go on by asking now and then. */
  endAll(): void;
  readonly size: () => number;
}

export interface EventHubOptions {
  /** Whether a session still counts. */
  readonly isSessionAlive: (session: Session) => Promise<boolean>;
  /** Changes whenever the released apps do. Default never. */
  readonly appsRevision?: (() => string) | undefined;
}

/** The open streams of this process, by user. A thousand tabs may listen: what is kept for each is small. */
export function createEventHub({ isSessionAlive, appsRevision = () => '' }: EventHubOptions): EventHub {
  const listeners = new Map<string, Set<Listener>>();
  let heart: NodeJS.Timeout | undefined;
  let count = 0;

  const all = (): Listener[] => [...listeners.values()].flatMap((ofUser) => [...ofUser]);

  const appsData = (): string => {
    const apps = appsRevision();
    return JSON.stringify(apps ? { apps } : {});
  };

  const remove = (listener: Listener): void => {
    const ofUser = listeners.get(listener.userId);
    if (!ofUser?.delete(listener)) return;
    count -= 1;
    if (ofUser.size === 0) listeners.delete(listener.userId);
    if (count === 0) clearInterval(heart);
  };

  const beat = (): void => {
    for (const listener of all()) {
      // What it does not take would pile up here.
      if (isStuck(listener)) listener.socket.destroy();
      else
        isSessionAlive(listener.session).then(
          (isAlive) => (isAlive ? sendText(listener, ':\n\n') : endSocket(listener)),
          // The store is down, and says nothing about the session.
          () => sendText(listener, ':\n\n'),
        );
    }
  };

  return {
    add: (listener) => {
      if (count === 0) heart = setInterval(beat, heartbeatMs).unref();
      count += 1;
      const ofUser = listeners.get(listener.userId) ?? new Set();
      listeners.set(listener.userId, ofUser.add(listener));
      listener.socket.once('close', () => remove(listener));
      sendText(listener, `event: hello\ndata: ${appsData()}\n\n`);
    },
    announceApps: () => {
      for (const listener of all()) sendText(listener, `event: apps\ndata: ${appsData()}\n\n`);
    },
    notify: (userIds) => {
      for (const userId of new Set(userIds))
        for (const listener of listeners.get(userId) ?? [])
          sendText(listener, 'event: changed\ndata: {}\n\n');
    },
    endAll: () => {
      const ending = all();
      for (const listener of ending) endSocket(listener);
      if (ending.length > 0)
        setTimeout(() => {
          for (const { socket } of ending) socket.destroy();
        }, endLimitMs).unref();
    },
    size: () => count,
  };
}
