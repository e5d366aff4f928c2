import { sql } from 'kysely';
import type { DatabaseOptions, PortalDatabase } from '#platform/database';
import { channelOf, listenToPostgres } from '#platform/database';

type Hear = (userIds: readonly string[]) => void;

/** Says in every process of the platform whose messages have changed. */
export interface ChangeBus {
  /** To be called after the change is committed. A word that gets lost costs nothing but time: pages ask now and then. */
  readonly announce: (userIds: readonly string[]) => Promise<void>;
  /** Hears of changes until the returned function is called, or until `onClosed` says that there will be no more. */
  readonly listen: (hear: Hear, onClosed?: () => void) => () => void;
  readonly close: () => Promise<void>;
}

/** PostgreSQL carries less than 8000 bytes at once; an id has 64 characters at most. */
const idsPerNotice = 100;

const createListeners = () => {
  const listeners = new Map<Hear, (() => void) | undefined>();
  return {
    tell: (userIds: readonly string[]): void => {
      for (const hear of listeners.keys()) hear(userIds);
    },
    listen: (hear: Hear, onClosed?: () => void): (() => void) => {
      listeners.set(hear, onClosed);
      return () => listeners.delete(hear);
    },
    end: (): void => {
      for (const onClosed of listeners.values()) onClosed?.();
      listeners.clear();
    },
  };
};

/** Inside one process: for SQLite, whose file one platform has for itself. */
export const createLocalChangeBus = (): ChangeBus => {
  const { tell, listen, end } = createListeners();
  return { announce: async (userIds) => tell(userIds), listen, close: async () => end() };
};

const parseIds = (payload: string): string[] => {
  const ids: unknown = JSON.parse(payload);
  return Array.isArray(ids) ? ids.map(String) : [];
};

/** Between all platforms that share a PostgreSQL database, this one included. */
const createPostgresChangeBus = (
  { db }: Pick<PortalDatabase, 'db'>,
  { url, schema }: { url: string; schema?: string | undefined },
): ChangeBus => {
  const { tell, listen, end } = createListeners();
  const channel = channelOf(schema);
  const notifications = listenToPostgres(url, channel, (payload) => tell(parseIds(payload)));
  return {
    announce: async (userIds) => {
      for (let at = 0; at < userIds.length; at += idsPerNotice) {
        const payload = JSON.stringify(userIds.slice(at, at + idsPerNotice));
        // The change itself is committed: it must not fail because nobody could be told.
        await sql`select pg_notify(${channel}, ${payload})`.execute(db).catch(() => undefined);
      }
    },
    listen,
    close: async () => {
      end();
      await notifications.stop();
    },
  };
};

export const openChangeBus = (database: PortalDatabase, options: DatabaseOptions): ChangeBus =>
  options.engine === 'postgres' ? createPostgresChangeBus(database, options) : createLocalChangeBus();
