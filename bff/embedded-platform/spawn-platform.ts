import { type ChildProcess, spawn } from 'node:child_process';
import * as v from 'valibot';
import type { Log } from '#shared/log';
import { createLastWords } from './last-words.ts';
import { systemEnvironment } from './system-environment.ts';

const messageSchema = v.variant('type', [
  v.object({ type: v.literal('ready'), port: v.pipe(v.number(), v.integer()) }),
  v.object({ type: v.literal('failed'), reason: v.string() }),
]);

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

/** Starts one platform process. It ends by itself when the channel to us breaks, so that none is left behind. */
export function spawnPlatform({ script, environment, port, log }: SpawnPlatformOptions): PlatformProcess {
  const child = spawn(process.execPath, [script], {
    env: { ...systemEnvironment(process.env), ...environment, PLATFORM_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own: Ctrl-C in a terminal reaches us alone, and we let running calls finish first.
    detached: true,
  });
  const lastWords = createLastWords();
  let failure = '';
  // The child writes JSON lines of its own: they join ours as they are.
  child.stdout?.pipe(process.stderr, { end: false });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords.append(text);
    log('platform_says', { text });
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) =>
      resolve([signal ?? `code ${code}`, lastWords.reason()].filter(Boolean).join(': ')),
    );
  });
  const ready = new Promise<number>((resolve, reject) => {
    child.on('message', (message) => {
      const result = v.safeParse(messageSchema, message);
      if (!result.success) return;
      if (result.output.type === 'ready') resolve(result.output.port);
      else failure = result.output.reason;
    });
    ended.then((reason) => reject(new Error(failure || lastWords.reason() || `ended with ${reason}`)));
  });
  return { child, ready, ended };
}
