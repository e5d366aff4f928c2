import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../build/paths.ts';

const run = promisify(execFile);
const program = path.join(projectRoot, 'samples/node_modules/@portal/shell/cli/main.js');
const limitMs = 120_000;

/** Runs the command line of the unpacked package in a folder. @returns what it printed @throws Error with what it says */
export async function runPortal(
  args: readonly string[],
  { folder, keyFile }: { folder: string; keyFile: string },
): Promise<string> {
  const env = { ...process.env, PORTAL_KEY_FILE: keyFile };
  const { stdout } = await run(process.execPath, [program, ...args], {
    cwd: folder,
    env,
    timeout: limitMs,
  }).catch((error: Error & { stdout: string; stderr: string }) => {
    const words = `${error.stdout}${error.stderr}`.trim() || error.message;
    throw new Error(`${path.relative(projectRoot, folder)}: ${words}`, { cause: error });
  });
  return stdout;
}
