import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findFreePort } from '../../tests/processes/find-free-port.ts';
import type { BenchContext } from '../context.ts';
import { projectFolder } from '../portal.ts';
import { cleanEnvironment } from '../processes.ts';
import { quantile } from '../statistics.ts';

const START_LIMIT_MS = 60_000;

/** How long a developer and a deployment wait: the warm build and the second start. */
export async function measureStartup(context: BenchContext): Promise<void> {
  const repeats = context.isQuick ? 1 : 5;
  const build = [join(projectFolder, 'scripts', 'build.ts')];
  await runToEnd(build);
  const builds: number[] = [];
  for (let i = 0; i < repeats; i += 1) builds.push(await timeOf(() => runToEnd(build)));
  const dataDir = context.temporaryFolder();
  await startOnce(dataDir);
  const starts: number[] = [];
  for (let i = 0; i < repeats; i += 1) starts.push(await startOnce(dataDir));
  context.add(
    {
      name: 'warm build',
      measured: quantile(builds, 0.5),
      unit: 's',
      limit: { is: 'at most', value: 3 },
    },
    {
      name: 'second start until ready',
      measured: quantile(starts, 0.5),
      unit: 's',
      limit: { is: 'at most', value: 3 },
    },
  );
}

function runToEnd(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: projectFolder, stdio: 'ignore' });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]}: exit ${code}`))));
  });
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Seconds from the start command to its word that it is ready; ends it then. */
async function startOnce(dataDir: string): Promise<number> {
  const start = performance.now();
  const port = await findFreePort();
  const child = spawn(process.execPath, [join(projectFolder, 'scripts', 'start.mjs')], {
    cwd: projectFolder,
    env: { ...cleanEnvironment(), PORT: String(port), DATA_DIR: dataDir, METRICS_PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    await new Promise<void>((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error('the start took too long')), START_LIMIT_MS);
      child.once('exit', (code) => reject(new Error(`the start ended (exit ${code})`)));
      child.stdout.on('data', (chunk: Buffer) => {
        if (!chunk.includes('Portal ready at')) return;
        clearTimeout(limit);
        resolve();
      });
    });
    return (performance.now() - start) / 1000;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
