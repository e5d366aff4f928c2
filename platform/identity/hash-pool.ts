import type { HashThreads } from './hash-scheduling.ts';
import { createHashThread, type HashOrder, type HashThreadOptions } from './hash-thread.ts';

const usual = { program: new URL('./hash-worker.ts', import.meta.url), patience: 400 };

/**
 * Threads that do nothing but hash. The caller sees to it that no more orders are at work at once than there are threads.
 * Both calls throw what argon2 throws, for instance on a stored hash that is none.
 */
export const createHashPool = (
  { count, standsBack }: HashThreads,
  options: Pick<HashThreadOptions, 'program' | 'patience'> = usual,
) => {
  const idle = Array.from({ length: count }, () => createHashThread({ ...options, standsBack }));
  const run = async (order: HashOrder): Promise<string | boolean> => {
    const thread = idle.pop();
    if (!thread) throw new RangeError('every hash thread is at work');
    try {
      return await thread(order);
    } finally {
      idle.push(thread);
    }
  };
  return {
    hash: async (password: string): Promise<string> => String(await run({ password })),
    verify: async (stored: string, password: string): Promise<boolean> =>
      (await run({ password, stored })) === true,
  };
};
