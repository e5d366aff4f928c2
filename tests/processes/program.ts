import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;
export const projectFolder = join(import.meta.dirname, '..', '..');

/** Where Node keeps what it made of the sources: the same place as `npm start` and `npm test` name. */
const compileCache = join(projectFolder, '.cache', 'node-compile');

export interface ProgramOrder {
  /** How messages name it. */
  readonly name: string;
  /** Default: the Node that runs the tests. */
  readonly command?: string | undefined;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** What it prints once it can be used; a text that stands in the output of this start. */
  readonly readyText: string;
}

/** A program that runs, and can be ended and started again with the same order. */
export interface Program {
  /** Undefined while it does not run. */
  pid(): number | undefined;
  /** Everything that it has printed in all its lives. */
  output(): string;
  /** Ends it without any warning, as a power cut would. Does nothing when it does not run. */
  kill(): Promise<void>;
  /** Asks it to end, and ends it when it takes too long. */
  stop(): Promise<void>;
  /** Starts it again once it has ended. */
  start(): Promise<void>;
}

/** Starts a program and waits until it says that it is ready. */
export async function startProgram(order: ProgramOrder): Promise<Program> {
  let output = '';
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const started = spawn(order.command ?? process.execPath, order.args, {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...cleanEnvironment(), ...order.env },
    });
    child = started;
    const from = output.length;
    await new Promise<void>((resolve, reject) => {
      const refuse = (why: string) => {
        clearTimeout(limit);
        reject(new Error(`${order.name} ${why}\n${output.slice(from)}`));
      };
      const limit = setTimeout(() => {
        started.kill('SIGKILL');
        refuse('did not get ready in time');
      }, START_LIMIT_MS);
      started.once('error', (error) => refuse(error.message));
      started.once('exit', (code, signal) => refuse(`ended at its start (${code ?? signal})`));
      for (const stream of [started.stdout, started.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          if (!output.slice(from).includes(order.readyText)) return;
          clearTimeout(limit);
          resolve();
        });
      }
    });
  };
  await start();
  return {
    pid: () => (child && !hasEnded(child) ? child.pid : undefined),
    output: () => output,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
    start,
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function end(child: ChildProcess | undefined, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (!child || hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await exit;
  clearTimeout(force);
}

/** Nothing of the caller's environment that configures a server may leak into a program under test. */
function cleanEnvironment(): Record<string, string> {
  const { PATH, HOME, TMPDIR, LANG, NODE_COMPILE_CACHE = compileCache } = process.env;
  return Object.fromEntries(
    Object.entries({ PATH, HOME, TMPDIR, LANG, NODE_COMPILE_CACHE }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    ),
  );
}
