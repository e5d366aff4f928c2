import type { DomainError } from '#shared/contracts';
import type { Log } from '#shared/log';
import { refuse } from '../refusals.ts';
import { createFaceThread, type FaceThreadOptions, UnseenError } from './face-thread.ts';
import type { SeenPicture } from './worker-messages.ts';

export interface RecogniserOptions extends FaceThreadOptions {
  /** Threads, each with about 500 MB while it runs. Default 1. */
  readonly workers?: number;
  /** Pictures that may wait for a thread; one more is refused. Default 16. */
  readonly maxWaiting?: number;
  readonly log: Log;
}

/** Sees faces on pictures. */
export interface Recogniser {
  /**
   * @param picture a JPEG or PNG, nobody has looked at it yet
   * @throws DomainError `invalid_input` for what is no picture or too large, `store_unavailable` when it is busy,
   *   `upstream_unavailable` when it was lost or a part of it is missing
   */
  readonly see: (picture: Uint8Array) => Promise<SeenPicture>;
  /** How many threads run. */
  readonly runningThreads: () => number;
  readonly close: () => Promise<void>;
}

type Thread = ReturnType<typeof createFaceThread>;

/** A pool of threads that start when they are needed. */
export function createRecogniser({
  workers = 1,
  maxWaiting = 16,
  log,
  ...options
}: RecogniserOptions): Recogniser {
  const threads = Array.from({ length: workers }, () => createFaceThread(options));
  const idle = [...threads];
  const waiting: ((thread: Thread) => void)[] = [];
  const take = (): Thread | Promise<Thread> => {
    const thread = idle.pop();
    if (thread) return thread;
    if (waiting.length >= maxWaiting) throw refuse('busy');
    return new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (thread: Thread): void => {
    const next = waiting.shift();
    if (next) next(thread);
    else idle.push(thread);
  };
  return {
    see: async (picture) => {
      const thread = await take();
      try {
        return await thread.see(picture);
      } catch (error) {
        throw explain(error, log);
      } finally {
        giveBack(thread);
      }
    },
    runningThreads: () => threads.filter((thread) => thread.isRunning()).length,
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

function explain(error: unknown, log: Log): DomainError {
  if (error instanceof UnseenError)
    return refuse(error.reason === 'too-large' ? 'tooManyPixels' : 'unreadable');
  log('face_recogniser_failed', { error });
  return refuse('unavailable', error);
}
