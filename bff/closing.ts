import type { Server } from 'node:http';

/** How long running requests may take once the server was asked to end, ms. */
const drainMs = 10_000;
const sweepMs = 50;

/** Stops accepting, lets running requests finish, then cuts what is left. Idle connections are no reason to wait. */
export async function drain(server: Server, close: () => Promise<void>, limitMs = drainMs): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  const cut = setTimeout(() => server.closeAllConnections(), limitMs);
  try {
    await close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}

export interface ShutdownHooks {
  /** What was opened last is closed first. */
  add(close: () => Promise<void> | void): void;
  /** Closes everything, once; a part that fails does not keep the others open. */
  closeAll(): Promise<void>;
}

export function createShutdownHooks(onError: (error: unknown) => void): ShutdownHooks {
  const parts: (() => Promise<void> | void)[] = [];
  return {
    add: (close) => parts.push(close),
    closeAll: async () => {
      for (let close = parts.pop(); close; close = parts.pop()) {
        try {
          await close();
        } catch (error) {
          onError(error);
        }
      }
    },
  };
}
