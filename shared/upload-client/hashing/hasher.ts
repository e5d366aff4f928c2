import { type HashOptions, hashFile } from './hash-file.ts';
import type { HashReply, HashRequest } from './hash-messages.ts';

/** The part of `Worker` that hashing needs; a `MessagePort` has it too. */
export interface HashWorker {
  postMessage(request: HashRequest): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<HashReply>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  /** Optional: a port has no code that could fail to load. */
  terminate?(): void;
}

/** Starts a worker by the address that {@link hashWorkerAddress} gives; undefined where the browser starts none. */
export type StartHashWorker = (address: URL) => Promise<HashWorker | undefined>;

/** Computes hashes in a worker, or on the page where there is none. */
export interface Hasher {
  /** MD5 of a file or a part of it. @throws as `hashFile` */
  hash(file: Blob, options?: HashOptions): Promise<string>;
  /** Ends the worker. */
  close(): void;
}

/** The script of the worker; the build makes one script of it by the query. */
export function hashWorkerAddress(): URL {
  return new URL('./hash-worker.ts?worker', import.meta.url);
}

/**
 * A hasher whose worker starts with the first hash.
 * @param start how the page starts a worker; without it, hashes are computed on the page
 */
export function createHasher(start?: StartHashWorker): Hasher {
  let opened: Promise<HashWorker | undefined> | undefined;
  const calls = new Map<number, (reply: HashReply) => void>();
  let lastId = 0;

  async function open(): Promise<HashWorker | undefined> {
    const worker = await start?.(hashWorkerAddress()).catch(() => undefined);
    worker?.addEventListener('message', ({ data }) => {
      if (data.type !== 'ready') calls.get(data.id)?.(data);
    });
    worker?.addEventListener('error', () => {
      opened = Promise.resolve(undefined);
      endAll();
    });
    return worker;
  }

  function endAll(): void {
    for (const [id, listener] of calls)
      listener({ type: 'failed', id, name: 'OperationError', message: 'The worker that hashes has ended' });
  }

  return {
    async hash(file, options = {}) {
      opened ??= open();
      const worker = await opened;
      if (!worker) return hashFile(file, options);
      options.signal?.throwIfAborted();
      lastId += 1;
      const id = lastId;
      try {
        return await hashIn(worker, id, file, options, (listener) => calls.set(id, listener));
      } finally {
        calls.delete(id);
      }
    },
    close() {
      void opened?.then((worker) => worker?.terminate?.());
      opened = undefined;
      endAll();
    },
  };
}

function hashIn(
  worker: HashWorker,
  id: number,
  file: Blob,
  { signal, saved, onProgress, onState }: HashOptions,
  listen: (listener: (reply: HashReply) => void) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const end = (): void => worker.postMessage({ type: 'end', id });
    signal?.addEventListener('abort', end, { once: true });
    listen((reply) => {
      if (reply.type === 'progress') return onProgress?.(reply.bytes);
      if (reply.type === 'state') return onState?.(reply.state);
      signal?.removeEventListener('abort', end);
      if (reply.type === 'done') resolve(reply.md5);
      else if (reply.type === 'failed') reject(new DOMException(reply.message, reply.name));
      else reject(signal?.reason);
    });
    worker.postMessage({ type: 'hash', id, file, saved });
  });
}
