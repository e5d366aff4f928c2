import { Worker } from 'node:worker_threads';
import { DomainError } from '#shared/contracts';
import type { ByteRange, WrittenBlob } from '../blob-store.ts';
import type { FromJoiner, ToJoiner } from './worker-messages.ts';

/** One content that is put together. Questions come one after the other. */
export interface Join {
  /** Appends bytes of a file. @throws DomainError `chunkmerge` where they are not there; as the file system does */
  take: (path: string, range: ByteRange) => Promise<void>;
  /** What was written; nothing is taken then. */
  end: () => Promise<WrittenBlob>;
  /** After a failure elsewhere: the thread forgets it. */
  drop: () => void;
}

export interface JoinThreadOptions {
  /** Default: the one that joins. */
  readonly program?: URL | undefined;
  /** The thread ends when nothing was joined for so long, ms. Default one minute. */
  readonly idleLimit?: number | undefined;
}

export interface JoinThread {
  /** @param target descriptor of an open file, which stays open until the join has ended */
  begin: (target: number) => Join;
  isRunning: () => boolean;
}

type Answer = PromiseWithResolvers<FromJoiner>;

const usualProgram = new URL('./join-worker.ts', import.meta.url);
/** The program holds one piece and a few hashes. Megabytes. */
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 } as const;

/**
 * One thread for all joins. It starts with the first one, and ends when none is left for a while. When it dies, the joins that run
 * fail, and the next one starts it again.
 */
export function createJoinThread({
  program = usualProgram,
  idleLimit = 60_000,
}: JoinThreadOptions = {}): JoinThread {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  const open = new Set<number>();
  const waiting = new Map<number, Answer>();
  const start = (): Worker => {
    const started = new Worker(program, { resourceLimits });
    started.unref();
    const lose = (error: unknown): void => {
      if (worker !== started) return;
      worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.on('message', (message: FromJoiner) => {
      waiting.get(message.join)?.resolve(message);
      waiting.delete(message.join);
      if (waiting.size === 0) started.unref();
    });
    started.once('error', lose);
    started.once('exit', () => lose(new Error('the thread that joins ended')));
    return started;
  };
  const leave = (join: number): void => {
    open.delete(join);
    if (open.size > 0) return;
    idle = setTimeout(() => {
      void worker?.terminate();
      worker = undefined;
    }, idleLimit).unref();
  };
  return {
    begin: (target) => {
      clearTimeout(idle);
      last += 1;
      const join = last;
      open.add(join);
      worker ??= start();
      const own = worker;
      let size = 0;
      const ask = async (message: ToJoiner): Promise<FromJoiner> => {
        // The hashes of this join have gone with its thread.
        if (worker !== own) throw new Error('the thread that joins was lost');
        const answer = Promise.withResolvers<FromJoiner>();
        waiting.set(join, answer);
        // It keeps the process alive only while somebody waits for it.
        own.ref();
        own.postMessage(message);
        return requireDone(await answer.promise);
      };
      return {
        take: async (path, { start, end }) => {
          await ask({ kind: 'take', join, target, path, start, end });
          size += end + 1 - start;
        },
        end: async () => {
          const answer = await ask({ kind: 'end', join });
          if (answer.kind !== 'ended') throw new Error('the thread that joins answered out of turn');
          leave(join);
          return { size, md5: answer.md5, sha256: answer.sha256 };
        },
        drop: () => {
          if (!open.has(join)) return;
          if (worker === own) own.postMessage({ kind: 'end', join } satisfies ToJoiner);
          leave(join);
        },
      };
    },
    isRunning: () => worker !== undefined,
  };
}

function requireDone(answer: FromJoiner): FromJoiner {
  if (answer.kind !== 'failed') return answer;
  const { message, code, isMissing } = answer;
  const cause = Object.assign(new Error(message), { code });
  throw isMissing ? new DomainError('chunkmerge', { detail: 'a part has gone', cause }) : cause;
}
