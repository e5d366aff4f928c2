import pg from 'pg';

/** Waiting times between attempts to listen again, ms. */
const retry = { first: 500, longest: 15_000 } as const;

export interface Notifications {
  /** Notifies every listener, in every process; a notification inside a transaction goes out when it commits. */
  readonly channel: string;
  /** Ends the listening and its connection. */
  readonly stop: () => Promise<void>;
}

/**
 * A channel of its own for each schema, so that two portals in one database do not receive each other's notifications.
 */
export function channelOf(schema: string | undefined): string {
  return `portal_changes_${schema ?? 'public'}`;
}

/**
 * Listens on a connection of its own, and listens again after the connection broke. Notifications of the meantime are
 * missed: a caller that needs all of them asks again when `onListening` says that it listens.
 */
export function listenToPostgres(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  onListening: () => void = () => undefined,
): Notifications {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let pause: number = retry.first;

  const again = (): void => {
    if (isStopped || timer) return;
    client?.removeAllListeners();
    client?.on('error', () => undefined);
    client?.end().catch(() => undefined);
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, pause);
    pause = Math.min(pause * 2, retry.longest);
  };

  const connect = async (): Promise<void> => {
    client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => onMessage(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${quote(channel)}`);
      pause = retry.first;
      onListening();
    } catch {
      again();
    }
  };

  void connect();
  return {
    channel,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      client?.removeAllListeners();
      client?.on('error', () => undefined);
      await client?.end().catch(() => undefined);
    },
  };
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
