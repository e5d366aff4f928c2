import type { HashThreads } from './hash-scheduling.ts';
import { createHashThread, type HashOrder, type HashThreadOptions } from './hash-thread.ts';

const usual = { program: new URL('./hash-worker.ts', import.meta.url), patience: 400 };

/**
 * Threads that do nothing but hash. The caller sees to it that no more orders are at work at once than there are threads.
 * `hash` and `verify` throw what argon2 throws, for instance on a stored hash that is none.
 */
export const createHashPool = (
  { count, standsBack }: HashThreads,
  options: Pick<HashThreadOptions, 'program' | 'patience'> = usual,
) => {
  const threads = Array.from({ length: count }, () => createHashThread({ ...options, standsBack }));
  const idle = [...threads];
  const run = async (order: HashOrder): Promise<string | boolean> => {
    const thread = idle.pop();
    if (!thread) throw new RangeError('every hash thread is at work');
    try {
      return await thread.run(order);
    } finally {
      idle.push(thread);
    }
  };
  return {
    /** Starts all threads, so that no order waits for one. */
    prepare: async (): Promise<void> => {
      await Promise.all(threads.map((thread) => thread.prepare()));
    },
    hash: async (password: string): Promise<string> => String(await run({ password })),
    verify: async (stored: string, password: string): Promise<boolean> =>
      (await run({ password, stored })) === true,
  };
};
