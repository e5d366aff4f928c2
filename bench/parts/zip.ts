import { randomBytes } from 'node:crypto';
import { driveZip } from '#shared/contracts';
import { findFreePort } from '../../tests/processes/find-free-port.ts';
import type { BenchContext } from '../context.ts';
import { insertDriveFolders } from '../drive-entries.ts';
import { measureHeap } from '../heap.ts';
import { describeLoad } from '../machine.ts';
import { platformHeaders, signInAtPlatform, startPlatform } from '../platform.ts';
import type { Server } from '../processes.ts';

const filesOfFolder = 1_000;
const limits = { heldMB: 50, peakMB: 50 } as const;
/** Where the reader stops for the measurement, as a share of the bytes: nearly all of the directory is there. */
const stopAt = 0.95;

interface Archive {
  readonly bytes: number;
  readonly seconds: number;
}

/** What a large archive takes of memory while the platform writes it: what is needed, and what a fresh process takes at most. */
export async function measureZip(context: BenchContext): Promise<void> {
  const folders = context.isQuick ? 2 : 99;
  const dataDir = context.temporaryFolder();
  const inspectPort = await findFreePort();
  const platform = context.keep(await startPlatform(dataDir, { nodeOptions: [`--inspect=${inspectPort}`] }));
  insertDriveFolders(dataDir, listFolders(folders), Buffer.from(randomBytes(2048).toString('hex')));
  const headers = platformHeaders(await signInAtPlatform(platform.port, 't.zhou'));
  const read = (id: string, onBytes?: (bytes: number) => Promise<void>): Promise<Archive> =>
    readArchive(`http://127.0.0.1:${platform.port}${driveZip.path}?entryIds=${id}`, headers, onBytes);
  // A server of a school has worked before; a fresh one also grows by its compiled code.
  await read('few');
  const before = await weigh(platform, inspectPort);
  platform.resetPeak();
  const processorBefore = platform.cpuMicroseconds();
  const { bytes, seconds } = await read('many');
  const processor = (platform.cpuMicroseconds() - processorBefore) / 1e6;
  const { peak } = platform.memory();
  let held: Weight | undefined;
  await read('many', async (received) => {
    if (received > bytes * stopAt) held ??= await weigh(platform, inspectPort);
  });
  if (!held) throw new Error('the archive ended before it was measured');
  const name = `archive of ${folders * filesOfFolder} files`;
  context.add(
    {
      name: `${name}: objects and buffers that it needs, collected near its end`,
      measured: held.live - before.live,
      unit: 'MB',
      limit: { is: 'at most', value: limits.heldMB },
    },
    {
      name: `${name}: growth of memory, at most`,
      measured: peak - before.resident,
      unit: 'MB',
      limit: { is: 'at most', value: limits.peakMB },
    },
  );
  context.addTable({
    title: `${name}, ${describeLoad()}`,
    rows: [
      { when: 'before, collected', 'process, MB': before.resident, 'objects and buffers, MB': before.live },
      { when: 'at most, not collected', 'process, MB': peak },
      { when: 'near its end, collected', 'process, MB': held.resident, 'objects and buffers, MB': held.live },
      {
        when: `${Math.round(bytes / 1e6)} MB in ${seconds.toFixed(1)} s`,
        'processor, s': processor,
      },
    ],
  });
}

function listFolders(count: number) {
  const inMany = Array.from({ length: count }, (_, number) => ({
    id: `folder-${number}`,
    parentId: 'many',
    files: filesOfFolder,
  }));
  return [{ id: 'few', parentId: '', files: 200 }, { id: 'many', parentId: '', files: 0 }, ...inMany];
}

interface Weight {
  /** MB of the process. */
  readonly resident: number;
  /** MB of live objects, and of the buffers that they hold. */
  readonly live: number;
}

async function weigh(platform: Server, inspectPort: number): Promise<Weight> {
  const { objects, buffers } = await measureHeap(inspectPort);
  return { live: (objects + buffers) / 1000, resident: platform.memory().now };
}

async function readArchive(
  url: string,
  headers: Record<string, string>,
  onBytes?: (bytes: number) => Promise<void>,
): Promise<Archive> {
  const start = performance.now();
  const answer = await fetch(url, { headers });
  if (!answer.ok || !answer.body) throw new Error(`${url} was answered ${answer.status}`);
  let bytes = 0;
  for await (const piece of answer.body) {
    bytes += piece.length;
    await onBytes?.(bytes);
  }
  return { bytes, seconds: (performance.now() - start) / 1000 };
}
