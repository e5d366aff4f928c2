import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { childrenOf } from '../tests/processes/children-of.ts';
import { pinnedTo } from './machine.ts';

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 5_000;
const NANOSECONDS_PER_MICROSECOND = 1_000;
const KILOBYTES_PER_MEGABYTE = 1_024;

export interface Server {
  port: number;
  pid: number;
  /** Microseconds of CPU that all threads of the process have had so far. */
  cpuMicroseconds(): number;
  /** Megabytes of memory now, and the peak since `resetPeak`. */
  memory(): { now: number; peak: number };
  resetPeak(): void;
  stop(): Promise<void>;
}

/** Child processes count too: nginx works in one. */
const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)];

const cpuOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'))
    .map((line) => Number(line.split(' ')[0]) / NANOSECONDS_PER_MICROSECOND)
    .reduce((sum, value) => sum + value, 0);

const statusOf = (pid: number, field: string): number =>
  Number(
    new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0,
  ) / KILOBYTES_PER_MEGABYTE;

const waitUntilAnswering = async (url: string, child: ChildProcess, output: () => string): Promise<void> => {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server ended (exit ${child.exitCode})\n${output()}`);
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status > 0 && status < 500) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer within ${START_LIMIT_MS / 1000} s\n${output()}`);
};

const stopChild = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });

/** Starts a server on one core and waits until it answers at `readyPath`. */
export const startServer = async (options: {
  core: number;
  command: string;
  args: readonly string[];
  port: number;
  env?: NodeJS.ProcessEnv;
  readyPath?: string;
}): Promise<Server> => {
  const [command, args] = pinnedTo(options.core, options.command, options.args);
  const child = spawn(command, args, {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // What a server logs is read and dropped, as a log collector would; the first lines explain a failed start.
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      if (output.length < 4_000) output += chunk.toString();
    });
  }
  const { pid } = child;
  if (!pid) throw new Error(`${options.command} could not be started`);
  try {
    await waitUntilAnswering(
      `http://127.0.0.1:${options.port}${options.readyPath ?? '/'}`,
      child,
      () => output,
    );
  } catch (error) {
    await stopChild(child);
    throw error;
  }
  const sum = (field: string) => familyOf(pid).reduce((total, one) => total + statusOf(one, field), 0);
  return {
    port: options.port,
    pid,
    cpuMicroseconds: () => familyOf(pid).reduce((total, one) => total + cpuOf(one), 0),
    memory: () => ({ now: sum('VmRSS'), peak: sum('VmHWM') }),
    resetPeak: () => {
      for (const one of familyOf(pid)) resetPeakOf(one);
    },
    stop: () => stopChild(child),
  };
};

const resetPeakOf = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');
