import { spawnSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { basename } from 'node:path';

/** The threads of one process that hash at once. */
export interface HashThreads {
  readonly count: number;
  /** They work while a core has nothing else to do. */
  readonly standsBack: boolean;
}

/** `chrt` of util-linux: Node itself cannot change how a thread is scheduled. */
const runIdle = (...what: string[]): boolean => spawnSync('chrt', ['--idle', ...what]).status === 0;

/**
 * Lets the calling thread work only while its core would be idle.
 * @throws Error when the system does not do it
 */
export const standBack = (): void => {
  const thread = basename(readlinkSync('/proc/thread-self'));
  if (!runIdle('--pid', '0', thread)) throw new Error('chrt did not change the thread');
};

export interface Machine {
  readonly cores: number;
  /** Cores that this process may keep busy: fewer where processor time is rationed, which idle threads would spend. */
  readonly usable: number;
  readonly canRunIdle: () => boolean;
}

const thisMachine: Machine = {
  cores: cpus().length,
  usable: availableParallelism(),
  canRunIdle: () => process.platform === 'linux' && runIdle('0', 'true'),
};

/** Every core hashes where a hash can stand back; else one stays with those who are signed in already. */
export const planHashThreads = ({ cores, usable, canRunIdle }: Machine = thisMachine): HashThreads =>
  usable > 1 && usable >= cores && canRunIdle()
    ? { count: Math.min(usable, 4), standsBack: true }
    : { count: Math.min(Math.max(usable - 1, 1), 3), standsBack: false };
