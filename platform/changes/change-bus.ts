import { sql } from 'kysely';
import type { DatabaseOptions, PortalDatabase } from '#platform/database';
import { channelOf, listenToPostgres } from '#platform/database';

type ChangeListener = (userIds: readonly string[]) => void;

/** Says in every process of the platform whose messages have changed. */
export interface ChangeBus {
  /** To be called after the change is committed. A word that gets lost costs nothing but time: pages ask now and then. */
  readonly announce: (userIds: readonly string[]) => Promise<void>;
  /** Receives changes until the returned function is called, or until `onClosed` says that there will be no more. */
  readonly listen: (listener: ChangeListener, onClosed?: () => void) => () => void;
  readonly close: () => Promise<void>;
}

/** Announced in place of a user after releases of apps, pointers or services have changed; no id of a user begins so. */
export const appsChanged = '@apps';

/** PostgreSQL carries less than 8000 bytes at once; an id has 64 characters at most. */
const idsPerNotice = 100;

/** Inside one process: for SQLite, whose file one platform has for itself. */
export function createLocalChangeBus(): ChangeBus {
  const { notify, listen, end } = createListeners();
  return { announce: async (userIds) => notify(userIds), listen, close: async () => end() };
}

export function openChangeBus(database: PortalDatabase, options: DatabaseOptions): ChangeBus {
  return options.engine === 'postgres' ? createPostgresChangeBus(database, options) : createLocalChangeBus();
}

function createListeners() {
  const listeners = new Map<ChangeListener, (() => void) | undefined>();
  return {
    notify: (userIds: readonly string[]): void => {
      for (const listener of listeners.keys()) listener(userIds);
    },
    listen: (listener: ChangeListener, onClosed?: () => void): (() => void) => {
      listeners.set(listener, onClosed);
      return () => listeners.delete(listener);
    },
    end: (): void => {
      for (const onClosed of listeners.values()) onClosed?.();
      listeners.clear();
    },
  };
}

/** Between all platforms that share a PostgreSQL database, this one included. */
function createPostgresChangeBus(
  { db }: Pick<PortalDatabase, 'db'>,
  { url, schema }: { url: string; schema?: string | undefined },
): ChangeBus {
  const { notify, listen, end } = createListeners();
  const channel = channelOf(schema);
  const notifications = listenToPostgres(url, channel, (payload) => notify(parseIds(payload)));
  return {
    announce: async (userIds) => {
      for (let at = 0; at < userIds.length; at += idsPerNotice) {
        const payload = JSON.stringify(userIds.slice(at, at + idsPerNotice));
        // The change itself is committed: it must not fail because nobody could be notified.
        await sql`select pg_notify(${channel}, ${payload})`.execute(db).catch(() => undefined);
      }
    },
    listen,
    close: async () => {
      end();
      await notifications.stop();
    },
  };
}

function parseIds(payload: string): string[] {
  const ids: unknown = JSON.parse(payload);
  return Array.isArray(ids) ? ids.map(String) : [];
}
