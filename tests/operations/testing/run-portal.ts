import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectFolder } from '../../processes/program.ts';

export interface Outcome {
  /** Exit code; undefined where a signal ended it. */
  readonly status: number | undefined;
  readonly signal: string | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

type Environment = Readonly<Record<string, string>>;

/** `npm run portal -- <args>`, without npm. */
export function runPortal(env: Environment, ...args: readonly string[]): Promise<Outcome> {
  return runNode(env, 'scripts/portal.ts', ...args);
}

/** A script of the project, in an environment that has nothing else. */
export function runNode(env: Environment, script: string, ...args: readonly string[]): Promise<Outcome> {
  return run(process.execPath, [join(projectFolder, script), ...args], env);
}

export async function run(command: string, args: readonly string[], env: Environment): Promise<Outcome> {
  const { PATH = '', HOME = '/' } = process.env;
  const NODE_COMPILE_CACHE = join(projectFolder, '.cache', 'node-compile');
  const child = spawn(command, args, {
    cwd: projectFolder,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const [status, signal] = await once(child, 'close');
  return { status: status ?? undefined, signal: signal ?? undefined, stdout, stderr };
}
