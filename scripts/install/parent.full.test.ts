import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const run = JSON.stringify(join(import.meta.dirname, 'run.mjs'));
const handOver = JSON.stringify(join(import.meta.dirname, 'hand-over.mjs'));

/** Runs for a minute, and says that it runs. */
const long = `console.log('pid ' + process.pid); setTimeout(() => undefined, 60_000);`;
const args = `['--eval', ${JSON.stringify(long)}]`;

const commands = {
  'while a program runs under it': `
    import { run } from ${run};
    const { code } = await run(process.execPath, ${args}, { limitMs: 60_000, echo: true });
    process.exit(code);`,
  'while a program has taken over': `
    import { handOver } from ${handOver};
    handOver(process.execPath, ${args});`,
};

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // In a container nobody may take note of what has ended.
  const state = `/proc/${pid}/stat`;
  return !existsSync(state) || !/\) Z /.test(readFileSync(state, 'utf8'));
}

test.each(Object.entries(commands))(
  'when npm ends %s, then the command ends too, with all that it started',
  async (_, source) => {
    const command = `console.log('pid ' + process.pid); ${source.replaceAll(/^ +/gm, '')}`;
    // Like npm and its shell: it dies of a signal, and passes nothing on.
    const npm = spawn(
      process.execPath,
      [
        '--eval',
        `require('node:child_process').spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(command)}], { stdio: 'inherit' }); setTimeout(() => undefined, 60_000);`,
      ],
      { env: { ...process.env, npm_lifecycle_event: 'start' }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    onTestFinished(() => {
      npm.kill('SIGKILL');
    });
    let output = '';
    npm.stdout.on('data', (chunk) => (output += chunk));
    const pids = () => [...output.matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid));
    await expect.poll(() => pids().length, { timeout: 20_000 }).toBe(2);
    npm.kill('SIGKILL');
    await once(npm, 'exit');
    await expect.poll(() => pids().filter(isAlive), { timeout: 20_000 }).toEqual([]);
  },
);
