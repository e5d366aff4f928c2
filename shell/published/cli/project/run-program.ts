import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Runs a program whose words go to those who wait. @returns its exit code */
export async function runProgram({ command, args, folder, env = process.env }: Program): Promise<number> {
  // On Windows npm is a script, which only a shell starts.
  const shell = process.platform === 'win32';
  const child = spawn(command, args, { cwd: folder, env: { ...env }, shell, stdio: ['ignore', 2, 2] });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}
