import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { childrenOf } from '../tests/processes/children-of.ts';
import { pinnedTo } from './machine.ts';

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 5_000;
/** What Linux counts in `/proc/PID/stat`, on all systems. */
const TICKS_PER_SECOND = 100;
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

/** Nothing of the caller's environment that configures a server may change what is measured, such as the Redis of tests. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, TMPDIR, LANG, NODE_COMPILE_CACHE };
}

/** Starts a server on one core, or on any, and waits until it answers at `readyPath`. */
export async function startServer(options: {
  /** Undefined for servers of several processes that work at the same time. */
  core?: number | undefined;
  command: string;
  args: readonly string[];
  port: number;
  env?: NodeJS.ProcessEnv;
  readyPath?: string;
}): Promise<Server> {
  const [command, args] = pinnedTo(options.core, options.command, options.args);
  const child = spawn(command, args, {
    env: { ...cleanEnvironment(), ...options.env },
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
}

async function waitUntilAnswering(url: string, child: ChildProcess, output: () => string): Promise<void> {
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
}

function stopChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Child processes count too: nginx works in one. */
function familyOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(familyOf)];
}

function statusOf(pid: number, field: string): number {
  return (
    Number(
      new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0,
    ) / KILOBYTES_PER_MEGABYTE
  );
}

/** With the threads that have ended, such as those of exports; `schedstat` forgets them. In steps of 10 ms. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const ticks = Number(fields[11]) + Number(fields[12]);
  return (ticks * 1_000_000) / TICKS_PER_SECOND;
}

function resetPeakOf(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
