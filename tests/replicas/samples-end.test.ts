import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findSampleService } from '../fixtures/sample-service.ts';
import { childrenOf } from '../processes/children-of.ts';
import { type ServerProgram, startBff } from '../processes/servers.ts';

let dataDir: string;
let bff: ServerProgram;
let platform: number;
let services: number[];
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'samples-end-'));
  // Without a database of its own name, the demo lies in the folder.
  bff = await startBff({ DATA_DIR: dataDir, DEMO: '1', DEMO_SAMPLES: '1', DATABASE_URL: '', REDIS_URL: '' });
  [platform = 0] = childrenOf(bff.pid() ?? 0);
  services = ['timetable', 'leave'].map((folder) =>
    findSampleService({ platformPids: () => [platform] }, folder),
  );
});
afterEach(async () => {
  await bff.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const noneRuns = { timeout: 30_000 };

it('when a demo starts, then each sample has a process, and all of them end with the portal', async () => {
  expect(services.every(isRunning)).toBe(true);
  await bff.stop();
  await expect.poll(() => services.filter(isRunning), noneRuns).toEqual([]);
});

it('when the portal is killed, then no service of a sample is left behind', async () => {
  process.kill(bff.pid() ?? 0, 'SIGKILL');
  await expect.poll(() => [platform, ...services].filter(isRunning), noneRuns).toEqual([]);
});

it('when the platform is killed, then its services end, and others come with the next platform', async () => {
  process.kill(platform, 'SIGKILL');
  await expect.poll(() => services.filter(isRunning), noneRuns).toEqual([]);
  const findAgain = () => {
    const [next = 0] = childrenOf(bff.pid() ?? 0);
    return next === 0 ? 0 : findSampleService({ platformPids: () => [next] }, 'leave');
  };
  await expect.poll(findAgain, noneRuns).toBeGreaterThan(0);
});
