import { Worker } from 'node:worker_threads';
import type { FromWorker, SeenPicture, UnseenReason } from './worker-messages.ts';

export interface FaceThreadOptions {
  /** Default: the recogniser. */
  readonly program?: URL | undefined;
  /** How long the models may take to load, ms. Default 60,000. */
  readonly startLimit?: number | undefined;
  /** How long one picture may take, ms. Default 30,000. */
  readonly timeLimit?: number | undefined;
  /** The thread ends when nothing came for so long, ms. Default five minutes. */
  readonly idleLimit?: number | undefined;
}

/** A picture on which nothing can be seen. */
export class UnseenError extends Error {
  readonly reason: UnseenReason;
  constructor(reason: UnseenReason) {
    super(`nothing can be seen: ${reason}`);
    this.reason = reason;
  }
}

const usualProgram = new URL('./face-worker.ts', import.meta.url);

/**
 * One thread that looks at one picture at a time. It starts with the first, ends when it is idle, when it dies and when it takes
 * too long; the next picture starts it again.
 */
export function createFaceThread({
  program = usualProgram,
  startLimit = 60_000,
  timeLimit = 30_000,
  idleLimit = 5 * 60_000,
}: FaceThreadOptions = {}) {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const old = worker;
    worker = undefined;
    await old?.terminate();
  };
  const start = async (): Promise<Worker> => {
    const started = new Worker(program);
    worker = started;
    // An idle recogniser keeps no process alive.
    started.unref();
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    await nextMessage(started, startLimit);
    return started;
  };
  return {
    /** @throws UnseenError; any other error: the thread was lost */
    see: async (picture: Uint8Array): Promise<SeenPicture> => {
      clearTimeout(idle);
      try {
        const at = worker ?? (await start());
        // A copy: the bytes stand in memory that other requests share.
        const bytes = Uint8Array.from(picture);
        const answer = nextMessage(at, timeLimit);
        at.postMessage(bytes, [bytes.buffer]);
        const message = await answer;
        if (message.kind === 'seen') return message.picture;
        if (message.kind === 'unseen') throw new UnseenError(message.reason);
        throw new Error('the recogniser answered out of turn');
      } catch (error) {
        if (!(error instanceof UnseenError)) await stop();
        throw error;
      } finally {
        idle = setTimeout(() => void stop(), idleLimit).unref();
      }
    },
    /** Whether its memory is in use. */
    isRunning: (): boolean => worker !== undefined,
    close: stop,
  };
}

function nextMessage(worker: Worker, limit: number): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(new Error('the recogniser took too long')), limit);
    const onExit = (): void => fail(new Error('the recogniser ended'));
    const leave = (): void => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', fail).off('exit', onExit);
    };
    function onMessage(message: FromWorker): void {
      leave();
      resolve(message);
    }
    function fail(error: unknown): void {
      leave();
      reject(error);
    }
    worker.on('message', onMessage).on('error', fail).on('exit', onExit);
  });
}
