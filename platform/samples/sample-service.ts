import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import type { Log } from '#shared/log';

export interface SampleServiceOptions {
  readonly code: string;
  /** The program, run by the Node that runs this one. */
  readonly script: string;
  /** Everything that it sees of the environment, besides its port. */
  readonly environment: Readonly<Record<string, string>>;
  readonly log: Log;
  /** First wait before a restart, ms; doubles with each end. Default 500. */
  readonly firstBackOffMs?: number;
}

export interface SampleService {
  /** Where it listens, from its first start on. */
  readonly ready: Promise<string>;
  /** Ends it and waits until it has ended. */
  stop(): Promise<void>;
}

const maxBackOffMs = 10_000;
const stopMs = 3_000;
const messageSchema = v.object({ type: v.literal('ready'), address: v.string() });

/**
 * Runs the service of a sample, and again on the same port whenever it dies. It ends by itself when the channel to this process
 * breaks, so that none is left behind.
 */
export function startSampleService(options: SampleServiceOptions): SampleService {
  const { code, log, firstBackOffMs = 500 } = options;
  const first = Promise.withResolvers<string>();
  let port = '0';
  let backOffMs = firstBackOffMs;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;

  const launch = (): ChildProcess => {
    const child = spawnService(options, port);
    child.on('message', (message) => {
      const parsed = v.safeParse(messageSchema, message);
      if (!parsed.success) return;
      port = new URL(parsed.output.address).port;
      first.resolve(parsed.output.address);
    });
    child.once('exit', (exitCode, signal) => {
      if (isStopping) return;
      log('sample_died', { code, reason: signal ?? `code ${exitCode}`, restartInMs: backOffMs });
      timer = setTimeout(() => {
        current = launch();
      }, backOffMs);
      backOffMs = Math.min(backOffMs * 2, maxBackOffMs);
    });
    return child;
  };
  let current = launch();

  return {
    ready: first.promise,
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      await end(current);
    },
  };
}

function spawnService({ code, script, environment, log }: SampleServiceOptions, port: string): ChildProcess {
  const child = spawn(process.execPath, [script], {
    env: { ...environment, PORT: port },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.once('error', (error) => log('sample_failed', { code, error }));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => log('sample_says', { code, text }));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), stopMs);
  await ended;
  clearTimeout(killer);
}
