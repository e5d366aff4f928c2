import type { BenchContext } from '../context.ts';
import { type FilePortal, startFilePortal } from '../file-portal.ts';
import { createLine } from '../line.ts';
import { describeLoad } from '../machine.ts';
import { startScript } from '../portal.ts';
import type { Server } from '../processes.ts';
import {
  type BenchFile,
  createFile,
  mergeChunks,
  putRaw,
  sendChunks,
  type UploadTarget,
} from '../raw-uploads.ts';
import { noiseOf, quantile } from '../statistics.ts';
import { timeInRounds, type Way } from '../timed-ways.ts';

const uploadsAtOnce = 10;
const limits = { ratio: 0.9, growthMB: 60 } as const;
/** What schools have to their server, in megabits a second, and the largest file that is sent over it: the slow one would take minutes. */
const lines = [
  { rate: 1000, megabytes: Number.POSITIVE_INFINITY },
  { rate: 100, megabytes: 64 },
] as const;

/** What an upload costs beside a plain server that writes the same slices, where it goes, and what ten at once do to memory. */
export async function measureUploads(context: BenchContext): Promise<void> {
  const megabytes = context.megabytes(256);
  const portal = await startFilePortal(context);
  const memory = await measureMemory(portal, context.isQuick ? 1 : Math.max(8, Math.floor(megabytes / 8)));
  const sink = context.keep(
    await startScript('slice-sink', undefined, undefined, { FOLDER: context.temporaryFolder() }),
  );
  const ways = listWays(portal, { port: sink.port });
  await addProcessorTime(context, portal, sink, megabytes);
  const seconds = await timeInRounds(ways, context.isQuick ? 1 : 5, () => createFile(megabytes));
  const get = (name: string): number => quantile(seconds.get(name) ?? [], 0.25);
  const noise = noiseOf(get('plain server'), get('plain server again'));
  context.add(
    {
      name: `upload of ${megabytes} MB in chunks: rate against a plain server`,
      measured: get('plain server') / get('portal, merged'),
      unit: '×',
      limit: { is: 'at least', value: limits.ratio },
      noise,
    },
    ...memory.map(({ server, growth }) => ({
      name: `${uploadsAtOnce} uploads at once: growth of memory, ${server}`,
      measured: growth,
      unit: 'MB',
      limit: { is: 'at most', value: limits.growthMB } as const,
    })),
  );
  context.addTable({
    title: `Uploads of ${megabytes} MB, ${describeLoad()}`,
    rows: ways.map(([way]) => ({ way, seconds: get(way), 'MB/s': Math.round(megabytes / get(way)) })),
  });
  for (const { rate, megabytes: most } of lines)
    await measureLine(context, portal, { port: sink.port }, { rate, megabytes: Math.min(megabytes, most) });
}

/** The same two over a line that takes no more than so much. */
async function measureLine(
  context: BenchContext,
  { bff, headers }: FilePortal,
  plain: UploadTarget,
  { rate, megabytes }: { rate: number; megabytes: number },
): Promise<void> {
  const line = createLine(rate);
  const ways: Way<BenchFile>[] = [
    ['plain server', (file) => putRaw({ ...plain, line }, '/', file)],
    ['plain server again', (file) => putRaw({ ...plain, line }, '/', file)],
    ['portal, merged', (file) => upload({ port: bff.port, headers, line }, file)],
  ];
  const seconds = await timeInRounds(ways, context.isQuick ? 1 : 5, () => createFile(megabytes));
  const get = (name: string): number => quantile(seconds.get(name) ?? [], 0.25);
  const name = `upload of ${megabytes} MB in chunks over a line of ${rate} Mbit/s`;
  context.add({
    name: `${name}: rate against a plain server`,
    measured: get('plain server') / get('portal, merged'),
    unit: '×',
    limit: { is: 'at least', value: limits.ratio },
    noise: noiseOf(get('plain server'), get('plain server again')),
  });
  context.addTable({
    title: `${name}, ${describeLoad()}`,
    rows: ways.map(([way]) => ({ way, seconds: get(way), 'MB/s': Math.round(megabytes / get(way)) })),
  });
}

async function upload(target: UploadTarget, file: BenchFile): Promise<void> {
  await sendChunks(target, file);
  await mergeChunks(target, file);
}

/** Each one does what the one before it does, and one thing more: the difference is what that thing costs. */
function listWays(
  { bff, platform, headers, platformHeaders }: FilePortal,
  plain: UploadTarget,
): Way<BenchFile>[] {
  const direct = { port: platform.port, headers: platformHeaders };
  const proxied = { port: bff.port, headers };
  return [
    ['plain server', (file) => putRaw(plain, '/', file)],
    ['plain server again', (file) => putRaw(plain, '/', file)],
    ['plain server, hashes', (file) => putRaw(plain, '/hash', file)],
    ['plain server, hashes, disk', (file) => putRaw(plain, '/hash-sync', file)],
    ['platform', (file) => sendChunks(direct, file)],
    ['portal', (file) => sendChunks(proxied, file)],
    ['portal, merged', (file) => upload(proxied, file)],
  ];
}

async function measureMemory({ bff, platform, headers }: FilePortal, megabytes: number) {
  const target = { port: bff.port, headers };
  const uploadOne = (size: number): Promise<void> => upload(target, createFile(size));
  // A server of a school has worked before; a fresh one also grows by its compiled code.
  await uploadOne(megabytes);
  const servers = [
    ['BFF', bff],
    ['platform', platform],
  ] as const;
  const before = servers.map(([, server]) => server.memory().now);
  for (const [, server] of servers) server.resetPeak();
  await Promise.all(Array.from({ length: uploadsAtOnce }, () => uploadOne(megabytes)));
  return servers.map(([server, { memory }], at) => ({
    server,
    growth: memory().peak - (before[at] ?? Number.NaN),
  }));
}

/** Processor that each server has for one upload; other load on the machine changes it less than the time. */
async function addProcessorTime(
  context: BenchContext,
  { bff, platform, headers }: FilePortal,
  sink: Server,
  megabytes: number,
): Promise<void> {
  const target = { port: bff.port, headers };
  const file = createFile(megabytes);
  const rows: Record<string, string | number>[] = [];
  for (const [step, work] of [
    ['plain server', () => putRaw({ port: sink.port }, '/', file)],
    ['portal, chunks', () => sendChunks(target, file)],
    ['portal, merge', () => mergeChunks(target, file)],
  ] as const) {
    const before = [sink, bff, platform].map((server) => server.cpuMicroseconds());
    await work();
    const [plain, proxy, service] = [sink, bff, platform].map(
      (server, at) => (server.cpuMicroseconds() - (before[at] ?? 0)) / 10 / megabytes,
    );
    rows.push({ step, 'plain server': plain ?? 0, BFF: proxy ?? 0, platform: service ?? 0 });
  }
  context.addTable({ title: 'Processor for an upload, ms for each 100 MB', rows });
}
