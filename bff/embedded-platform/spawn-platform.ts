import { type ChildProcess, spawn } from 'node:child_process';
import * as v from 'valibot';
import type { Log } from '#bff/http';

const readySchema = v.object({ type: v.literal('ready'), port: v.pipe(v.number(), v.integer()) });

export interface SpawnPlatformOptions {
  /** The program, run by the Node that runs this one. */
  readonly script: string;
  /** Everything the child may see of the environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** 0 takes any free port. */
  readonly port: number;
  readonly log: Log;
}

export interface PlatformProcess {
  readonly child: ChildProcess;
  /** Resolves with the port; rejects when the child ends before it was ready, telling its last words. */
  readonly ready: Promise<number>;
  /** Resolves when the child has ended, with the reason. */
  readonly ended: Promise<string>;
}

/** What a program needs to find its way about the machine, beside what it is given by name. */
const systemVariables = ['PATH', 'HOME', 'TZ', 'LANG', 'TMPDIR', 'TEMP', 'SystemRoot', 'NODE_COMPILE_CACHE'];

const systemEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    systemVariables.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );

/** Starts one platform process. It ends by itself when the channel to us breaks, so that none is left behind. */
export const spawnPlatform = ({ script, environment, port, log }: SpawnPlatformOptions): PlatformProcess => {
  const child = spawn(process.execPath, [script], {
    env: { ...systemEnvironment(), ...environment, PLATFORM_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own: Ctrl-C in a terminal reaches us alone, and we let running calls finish first.
    detached: true,
  });
  let lastWords = '';
  // The child writes JSON lines of its own: they join ours as they are.
  child.stdout?.pipe(process.stderr, { end: false });
  child.stderr?.on('data', (chunk: Buffer) => {
    lastWords = chunk.toString('utf8').trim().split('\n').at(-1) ?? '';
    log('platform_says', { text: lastWords.slice(0, 500) });
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  const ready = new Promise<number>((resolve, reject) => {
    child.on('message', (message) => {
      const result = v.safeParse(readySchema, message);
      if (result.success) resolve(result.output.port);
    });
    ended.then((reason) => reject(new Error(lastWords || `ended with ${reason}`)));
  });
  return { child, ready, ended };
};
