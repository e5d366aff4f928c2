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
  readonly standsBack: boolean;
  /** After this long without an answer, in ms, and be it that it has not even started, one that stands back gets its share of the machine like everybody else, as it does when it cannot stand back. */
  readonly patience: number;
}

interface Running {
  readonly child: ChildProcess;
  readonly standsBack: boolean;
  isReady: boolean;
  /** Aborts when the process has ended. */
  readonly ended: AbortSignal;
}

/** How long it does not stand back again, ms: whoever keeps every core busy may go on doing so. */
const forwardFor = 600_000;

/** While nobody waits for an answer, it keeps nobody from ending. */
const letGo = ({ child }: Running): void => {
  child.unref();
  child.channel?.unref();
};
const hold = ({ child }: Running): void => {
  child.ref();
  child.channel?.ref();
};

const startProcess = (program: readonly string[], standsBack: boolean): Running => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const command = [process.execPath, ...program];
  const [file = '', ...args] = standsBack ? runsIdle(command) : command;
  const child = spawn(file, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced', // errors come back as such
    env: { PATH, NODE_COMPILE_CACHE }, // none of the platform's secrets
  });
  const end = new AbortController();
  const stop = (): void => end.abort(new Error('a process that hashes has ended'));
  child.on('exit', stop).on('error', stop);
  const running: Running = { child, standsBack, isReady: false, ended: end.signal };
  child.once('message', () => {
    running.isReady = true;
  });
  letGo(running);
  return running;
};

/** One process. It starts when it is prepared or has its first order, and anew after a breakdown. */
export const createHashProcess = ({ program, standsBack, patience }: HashProcessOptions) => {
  let current: Running | undefined;
  let forwardUntil = 0;

  const find = (isBack: boolean): Running => {
    if (current && !current.ended.aborted && current.standsBack === isBack) return current;
    current?.child.kill('SIGKILL');
    current = startProcess(program, isBack);
    return current;
  };
  const ask = async (order: HashOrder, isBack: boolean): Promise<HashReport> => {
    const running = find(isBack);
    const { child, isReady, ended } = running;
    hold(running);
    const signal = isBack ? AbortSignal.any([ended, AbortSignal.timeout(patience)]) : ended;
    if (!isReady) await once(child, 'message', { signal });
    child.send(order);
    const [report] = await once(child, 'message', { signal });
    letGo(running);
    return report;
  };

  return {
    /** Starts it before there is an order; throws nothing. */
    prepare: async (): Promise<void> => {
      const { child, isReady, ended } = find(standsBack);
      // What breaks down now starts anew with its first order.
      if (!isReady) await once(child, 'message', { signal: ended }).catch(() => undefined);
    },
    /** @throws what argon2 throws, and AbortError when the process breaks down */
    run: async (order: HashOrder): Promise<string | boolean> => {
      const isBack = standsBack && performance.now() >= forwardUntil;
      const report = await ask(order, isBack).catch((error: unknown) => {
        if (!isBack) throw error;
        forwardUntil = performance.now() + forwardFor;
        return ask(order, false);
      });
      if ('error' in report) throw report.error;
      return report.result;
    },
  };
};
