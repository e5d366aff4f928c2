import { existsSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { delimiter, join } from 'node:path';

/** Path of a program on the PATH, with the system folders that a user's PATH may lack. */
export function findProgram(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

/** Cores for what is measured and for what makes the load; the same one where there is only one, or no taskset. */
export const measuredCore = 0;
export const loadCore = Math.min(1, availableParallelism() - 1);

const taskset = findProgram('taskset');

/** A command line that runs on one core where the machine can do that, and on any where none is given. */
export function pinnedTo(
  core: number | undefined,
  command: string,
  args: readonly string[],
): [string, string[]] {
  return taskset && core !== undefined
    ? [taskset, ['-c', String(core), command, ...args]]
    : [command, [...args]];
}

export function describeMachine(): Record<string, string> {
  return {
    CPU: `${cpus()[0]?.model ?? 'unknown'} × ${availableParallelism()}`,
    Node: process.version,
    pinned: taskset ? 'yes' : 'no (taskset is missing)',
    'busy at the start': (loadavg()[0] ?? Number.NaN).toFixed(1),
    load: findProgram('wrk') ? 'wrk' : 'own generator (wrk is missing)',
  };
}

/** How many processes want a core now, averaged over a minute; what is measured counts too. */
export function describeLoad(): string {
  return `load ${(loadavg()[0] ?? Number.NaN).toFixed(1)}`;
}
