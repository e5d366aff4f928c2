import { fileURLToPath } from 'node:url';
import { createHashProcess, type HashOrder, type HashProcessOptions } from './hash-process.ts';
import type { HashPlan } from './hash-scheduling.ts';

const usual = {
  program: [fileURLToPath(new URL('./hash-worker.ts', import.meta.url))],
  answerTimeoutMs: 400,
};

/**
 * Processes that do nothing but hash. The caller sees to it that no more orders are at work at once than there are of them.
 * `hash` and `verify` throw what argon2 throws, for instance on a stored hash that is none.
 */
export function createHashPool(
  { count, isLowPriority }: HashPlan,
  options: Pick<HashProcessOptions, 'program' | 'answerTimeoutMs'> = usual,
) {
  const all = Array.from({ length: count }, () => createHashProcess({ ...options, isLowPriority }));
  const idle = [...all];
  const run = async (order: HashOrder): Promise<string | boolean> => {
    const one = idle.pop();
    if (!one) throw new RangeError('every hash process is at work');
    try {
      return await one.run(order);
    } finally {
      idle.push(one);
    }
  };
  return {
    /** Starts all of them, so that no order waits for one. */
    prepare: async (): Promise<void> => {
      await Promise.all(all.map((one) => one.prepare()));
    },
    hash: async (password: string): Promise<string> => String(await run({ password })),
    verify: async (stored: string, password: string): Promise<boolean> =>
      (await run({ password, stored })) === true,
  };
}
