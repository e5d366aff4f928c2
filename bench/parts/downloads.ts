import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { showFile } from '#shared/contracts';
import type { BenchContext } from '../context.ts';
import { startFilePortal, startWholePortal } from '../file-portal.ts';
import { describeLoad, loadCore } from '../machine.ts';
import { startNginxFiles, startNginxProxy } from '../nginx.ts';
import { browserHeaders, signIn, startBff, startScript } from '../portal.ts';
import { createFile, mergeChunks, sendChunks } from '../raw-uploads.ts';
import { noiseOf, quantile } from '../statistics.ts';
import { timeInRounds, type Way } from '../timed-ways.ts';

const limit = { is: 'at least', value: 0.9 } as const;

interface Source {
  port: number;
  path: string;
  headers?: Record<string, string>;
}

/** Large files on their way to the browser: through each proxy from one source, and from the disk of each server. */
export async function measureDownloads(context: BenchContext): Promise<void> {
  const megabytes = context.megabytes(256);
  await measureProxies(context, megabytes);
  await measureKeptFiles(context, megabytes);
}

/** The source and the one that reads have one core, the proxy has the other one. */
async function measureProxies(context: BenchContext, megabytes: number): Promise<void> {
  const bytes = megabytes * 1024 * 1024;
  const upstream = context.keep(await startScript('upstream', loadCore));
  const bff = context.keep(await startBff(context.temporaryFolder(), upstream.port));
  const nginx = await startNginxProxy(context.temporaryFolder(), upstream.port);
  if (nginx) context.keep(nginx);
  const path = `/api/storage/down?bytes=${bytes}`;
  const headers = { ...browserHeaders, cookie: await signIn(bff.port) };
  await compare(context, `download of ${megabytes} MB through the BFF`, bytes, [
    ['portal', { port: bff.port, path, headers }],
    ['portal again', { port: bff.port, path, headers }],
    ...(nginx ? ([['nginx', { port: nginx.port, path }]] as const) : []),
  ]);
}

/**
 * nginx lets the kernel send the file. The portal reads it: once where BFF and platform share the folder, and twice where the BFF knows
 * the address of the platform alone.
 */
async function measureKeptFiles(context: BenchContext, megabytes: number): Promise<void> {
  const file = createFile(megabytes);
  const whole = await startWholePortal(context);
  const portal = await keepFile({ port: whole.bff.port, headers: whole.headers }, file);
  const apart = await startFilePortal(context);
  const twoServers = await keepFile({ port: apart.bff.port, headers: apart.headers }, file);
  const root = context.temporaryFolder();
  mkdirSync(join(root, 'files'));
  writeFileSync(join(root, 'files', 'bench.bin'), file.bytes);
  writeFileSync(join(root, 'files', 'ready.bin'), randomBytes(16));
  const nginx = await startNginxFiles(context.temporaryFolder(), root, '/files/ready.bin');
  if (nginx) context.keep(nginx);
  await compare(context, `download of a kept file of ${megabytes} MB`, file.bytes.length, [
    ['portal', portal],
    ['portal again', portal],
    ['two servers', twoServers],
    ['platform', { ...twoServers, port: apart.platform.port, headers: apart.platformHeaders }],
    ...(nginx ? ([['nginx', { port: nginx.port, path: '/files/bench.bin' }]] as const) : []),
  ]);
}

async function keepFile(
  target: Pick<Required<Source>, 'port' | 'headers'>,
  file: ReturnType<typeof createFile>,
): Promise<Source> {
  await sendChunks(target, file);
  return { ...target, path: showFile.path.replace('{fileId}', await mergeChunks(target, file)) };
}

async function compare(
  context: BenchContext,
  name: string,
  bytes: number,
  sources: readonly (readonly [string, Source])[],
): Promise<void> {
  const ways: Way[] = sources.map(([way, source]) => [way, () => download(source, bytes)]);
  const seconds = await timeInRounds(ways, context.isQuick ? 2 : 9, () => undefined);
  const best = (way: string): number => quantile(seconds.get(way) ?? [], 0.25);
  const theirs = best('nginx');
  context.add({
    name: `${name}: rate against nginx`,
    measured: Number.isNaN(theirs) ? undefined : theirs / best('portal'),
    unit: '×',
    limit,
    noise: noiseOf(best('portal'), best('portal again')),
    ...(Number.isNaN(theirs) ? { note: 'nginx is not installed' } : {}),
  });
  context.addTable({
    title: `${name}, ${describeLoad()}`,
    rows: ways.map(([way]) => ({ way, seconds: best(way), 'MB/s': Math.round(bytes / 2 ** 20 / best(way)) })),
  });
}

/** @throws Error when another number of bytes came */
function download({ port, path, headers = {} }: Source, bytes: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const incoming = get({ host: '127.0.0.1', port, path, headers }, (answer) => {
      let received = 0;
      answer.on('data', (piece: Buffer) => {
        received += piece.length;
      });
      answer.on('error', reject);
      answer.on('end', () => {
        if (received === bytes) resolve();
        else reject(new Error(`${path} gave ${received} of ${bytes} bytes (${answer.statusCode})`));
      });
    });
    incoming.on('error', reject);
  });
}
