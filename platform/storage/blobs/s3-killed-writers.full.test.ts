import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createS3BlobStore } from './s3-blob-store.ts';
import { type S3TestServer, startS3Server } from './testing/start-s3-server.ts';

const megabyte = 1024 * 1024;
const rounds = 20;
const script = join(import.meta.dirname, 'testing', 'write-to-s3.ts');

let server: S3TestServer;
beforeEach(async () => {
  server = await startS3Server({ pageSize: 3 });
});
afterEach(() => server.close());

/** A process that writes a content of this size. */
function startWriter(key: string, size: number): ChildProcessByStdio<null, Readable, null> {
  const order = JSON.stringify({ options: server.options, key, size });
  return spawn(process.execPath, ['--expose-gc', script, order], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function hashOf(source: AsyncIterable<Uint8Array> | undefined): Promise<string> {
  const hash = createHash('md5');
  for await (const piece of source ?? []) hash.update(piece);
  return hash.digest('hex');
}

/** Writes to the end in a process of its own. */
async function write(key: string, size: number): Promise<{ md5: string; maxRss: number }> {
  const writer = startWriter(key, size);
  return JSON.parse(await text(writer.stdout));
}

/** Kills the writer when so many bytes of it have arrived, or as it ends its upload. The store takes no more meanwhile. */
async function killWriter(key: string, size: number, killAt: number | 'end'): Promise<void> {
  const writer = startWriter(key, size);
  const ended = once(writer, 'exit');
  let before: number | undefined;
  server.onBytes = async (total) => {
    before ??= total;
    if (killAt === 'end' || total - before < killAt) return;
    writer.kill('SIGKILL');
    await ended;
  };
  server.faultOf = (request) => {
    if (killAt === 'end' && /^POST .*\?uploadId/.test(request)) writer.kill('SIGKILL');
    return undefined;
  };
  expect(await ended).toEqual([null, 'SIGKILL']);
}

test('when writers are killed twenty times, then no half content is seen, and the sweep removes the rest', async () => {
  const store = createS3BlobStore(server.options);
  // In one request, and in two parts.
  const sizes = [4.75 * megabyte, 9 * megabyte];
  const wholes = new Map<number, string>();
  for (const size of sizes) wholes.set(size, (await write(`${size}-whole`, size)).md5);
  for (let round = 0; round < rounds; round += 1) {
    const size = sizes[round % 2] ?? 0;
    // What the sockets hold arrives after the end of its writer: late kills would leave whole contents only.
    const killAt = round === rounds - 1 ? 'end' : (round / rounds / 2) * size;
    await killWriter(`${size}-killed-${round}`, size, killAt);
  }
  expect(server.unfinished()).toBeGreaterThan(0);
  const listed: string[] = [];
  for await (const { key } of store.list('')) {
    listed.push(key);
    expect(await hashOf(await store.read(key))).toBe(wholes.get(Number.parseFloat(key)));
  }
  expect(listed.sort()).toEqual(server.keys().sort());
  expect(listed.length).toBeLessThan(sizes.length + rounds / 2);
  await store.removeUnfinished(Date.now() + 60_000);
  expect(server.unfinished()).toBe(0);
}, 180_000);

test('when a content is a hundred megabytes larger, then writing it takes no more memory', async () => {
  const small = await write('small', 16 * megabyte);
  const large = await write('large', 116 * megabyte);
  const growth = (large.maxRss - small.maxRss) / 1024;
  expect(growth).toBeLessThan(64);
}, 120_000);
