import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { runsIdle } from './hash-scheduling.ts';

/** A password to hash, or to compare with a stored hash. */
export interface HashOrder {
  readonly password: string;
  readonly stored?: string;
}

export type HashReport = { readonly result: string | boolean } | { readonly error: unknown };

export interface HashProcessOptions {
  /** Arguments of Node: what the process runs. It says something when it is ready, and something about each order. */
  readonly program: readonly string[];
  /** It works while a core has nothing else to do. */
  readonly isLowPriority: boolean;
  /** Milliseconds. Without an answer, or a start, after this long a process of low priority is replaced by one of normal priority. */
  readonly answerTimeoutMs: number;
}

interface Running {
  readonly child: ChildProcess;
  readonly isLowPriority: boolean;
  isReady: boolean;
  /** Aborts when the process has ended. */
  readonly ended: AbortSignal;
}

/** How long the priority stays normal: what keeps every core busy may go on doing so. */
const normalPriorityMs = 600_000;

/** One process. It starts when it is prepared or has its first order, and anew after a breakdown. */
export function createHashProcess({ program, isLowPriority, answerTimeoutMs }: HashProcessOptions) {
  let current: Running | undefined;
  let normalPriorityUntil = 0;

  const find = (isLow: boolean): Running => {
    if (current && !current.ended.aborted && current.isLowPriority === isLow) return current;
    current?.child.kill('SIGKILL');
    current = startProcess(program, isLow);
    return current;
  };
  const ask = async (order: HashOrder, isLow: boolean): Promise<HashReport> => {
    const running = find(isLow);
    const { child, isReady, ended } = running;
    ref(running);
    const signal = isLow ? AbortSignal.any([ended, AbortSignal.timeout(answerTimeoutMs)]) : ended;
    if (!isReady) await once(child, 'message', { signal });
    child.send(order);
    const [report] = await once(child, 'message', { signal });
    unref(running);
    return report;
  };

  return {
    /** Starts it before there is an order; throws nothing. */
    prepare: async (): Promise<void> => {
      const { child, isReady, ended } = find(isLowPriority);
      // What breaks down now starts anew with its first order.
      if (!isReady) await once(child, 'message', { signal: ended }).catch(() => undefined);
    },
    /** @throws what argon2 throws, and AbortError when the process breaks down */
    run: async (order: HashOrder): Promise<string | boolean> => {
      const isLow = isLowPriority && performance.now() >= normalPriorityUntil;
      const report = await ask(order, isLow).catch((error: unknown) => {
        if (!isLow) throw error;
        normalPriorityUntil = performance.now() + normalPriorityMs;
        return ask(order, false);
      });
      if ('error' in report) throw report.error;
      return report.result;
    },
  };
}

function startProcess(program: readonly string[], isLowPriority: boolean): Running {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const command = [process.execPath, ...program];
  const [file = '', ...args] = isLowPriority ? runsIdle(command) : command;
  const child = spawn(file, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced', // errors come back as such
    env: { PATH, NODE_COMPILE_CACHE }, // none of the platform's secrets
  });
  const end = new AbortController();
  const stop = (): void => end.abort(new Error('a process that hashes has ended'));
  child.on('exit', stop).on('error', stop);
  const running: Running = { child, isLowPriority, isReady: false, ended: end.signal };
  child.once('message', () => {
    running.isReady = true;
  });
  unref(running);
  return running;
}

function ref({ child }: Running): void {
  child.ref();
  child.channel?.ref();
}

/** While nobody waits for an answer, it keeps nobody from ending. */
function unref({ child }: Running): void {
  child.unref();
  child.channel?.unref();
}
