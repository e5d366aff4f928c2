import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A password to hash, or to compare with a stored hash. */
export interface HashOrder {
  readonly password: string;
  readonly stored?: string;
}

export type HashReport = { readonly result: string | boolean } | { readonly error: unknown };

/** What a thread is told when it starts. */
export interface HashRole {
  readonly standsBack: boolean;
}

export interface HashThreadOptions {
  /** What the thread runs. It says something when it is ready, and something about each order. */
  readonly program: URL;
  readonly standsBack: boolean;
  /** After this long without an answer, in ms, a thread that stands back gets its share of the machine like everybody else, as it does when it cannot stand back. */
  readonly patience: number;
}

/** How long it does not stand back again, ms: whoever keeps every core busy may go on doing so. */
const forwardFor = 600_000;

/** One thread. It starts when it is prepared or has its first order, anew after a breakdown, and keeps no process alive while it has none. */
export const createHashThread = ({ program, standsBack, patience }: HashThreadOptions) => {
  let current: { worker: Worker; role: HashRole; ready: Promise<unknown> } | undefined;
  let forwardUntil = 0;

  const drop = (): void => {
    current?.worker.terminate();
    current = undefined;
  };
  const start = (role: HashRole) => {
    const worker = new Worker(program, { workerData: role });
    worker.unref();
    worker.on('error', () => {
      if (current?.worker === worker) current = undefined;
    });
    current = { worker, role, ready: once(worker, 'message') };
    return current;
  };
  const ask = async (order: HashOrder, role: HashRole): Promise<HashReport> => {
    if (current && current.role.standsBack !== role.standsBack) drop();
    const { worker, ready } = current ?? start(role);
    worker.ref();
    await ready;
    worker.postMessage(order);
    const signal = role.standsBack ? AbortSignal.timeout(patience) : undefined;
    const [report] = await once(worker, 'message', { signal });
    worker.unref();
    return report;
  };

  return {
    /** Starts it before there is an order; throws nothing. */
    prepare: async (): Promise<void> => {
      try {
        await (current ?? start({ standsBack })).ready;
      } catch {
        // It starts anew with its first order.
      }
    },
    /** @throws what argon2 throws, and whatever breaks the thread down */
    run: async (order: HashOrder): Promise<string | boolean> => {
      const role = { standsBack: standsBack && performance.now() >= forwardUntil };
      const report = await ask(order, role).catch((error: unknown) => {
        if (!role.standsBack) throw error;
        forwardUntil = performance.now() + forwardFor;
        return ask(order, { standsBack: false });
      });
      if ('error' in report) throw report.error;
      return report.result;
    },
  };
};
