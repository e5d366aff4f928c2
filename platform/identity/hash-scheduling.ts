import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';

/** The processes that hash at once. */
export interface HashPlan {
  readonly count: number;
  /** They work while a core has nothing else to do. */
  readonly isLowPriority: boolean;
}

/** A command that runs only while its core would be idle: `chrt` of util-linux, as Node itself cannot change how a process is scheduled. */
export function runsIdle(command: readonly string[]): string[] {
  return ['chrt', '--idle', '0', ...command];
}

export interface Machine {
  readonly cores: number;
  /**
   * Cores that this process may keep busy: fewer where processor time is rationed. Low-priority processes would use up
   * that ration.
   */
  readonly usable: number;
  readonly canRunIdle: () => boolean;
}

const thisMachine: Machine = {
  cores: cpus().length,
  usable: availableParallelism(),
  canRunIdle: isIdlePossible,
};

/** Every core hashes where a hash can stand back; else one stays with those who are signed in already. */
export function planHashing({ cores, usable, canRunIdle }: Machine = thisMachine): HashPlan {
  return usable > 1 && usable >= cores && canRunIdle()
    ? { count: Math.min(usable, 4), isLowPriority: true }
    : { count: Math.min(Math.max(usable - 1, 1), 3), isLowPriority: false };
}

function isIdlePossible(): boolean {
  const [chrt = '', ...rest] = runsIdle(['true']);
  return process.platform === 'linux' && spawnSync(chrt, rest).status === 0;
}
