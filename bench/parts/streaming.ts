import { request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { BenchContext } from '../context.ts';
import { loadCore } from '../machine.ts';
import { browserHeaders, signIn, startBff, startScript } from '../portal.ts';

const CHUNK = Buffer.alloc(64 * 1024);
const MEGABYTE = 1024 * 1024;
const LIMIT_MB = 100;

const chunks = function* (total: number) {
  for (let left = total; left > 0; left -= CHUNK.length) {
    yield left >= CHUNK.length ? CHUNK : CHUNK.subarray(0, left);
  }
};

interface Target {
  port: number;
  cookie: string;
}

/** What one large body does to the memory of the BFF: streamed, it must not matter how large it is. */
export async function measureStreaming(context: BenchContext): Promise<void> {
  const megabytes = context.isQuick ? 16 : 1024;
  const upstream = context.keep(await startScript('upstream', loadCore));
  const rows: Record<string, string | number>[] = [];
  for (const [name, move] of [
    ['up', upload],
    ['down', download],
  ] as const) {
    const portal = context.keep(await startBff(context.temporaryFolder(), upstream.port));
    const target = { port: portal.port, cookie: await signIn(portal.port) };
    await move(target, MEGABYTE);
    const before = portal.memory().now;
    portal.resetPeak();
    const [start, cpu] = [performance.now(), portal.cpuMicroseconds()];
    await move(target, megabytes * MEGABYTE);
    const seconds = (performance.now() - start) / 1000;
    const growth = portal.memory().peak - before;
    rows.push({
      direction: name,
      MB: megabytes,
      'MB/s': Math.round(megabytes / seconds),
      'CPU ms/100 MB': (portal.cpuMicroseconds() - cpu) / 10 / megabytes,
      'memory before, MB': Math.round(before),
      'growth, MB': growth,
    });
    context.add({
      name: `streaming ${megabytes} MB ${name}: growth of memory`,
      measured: growth,
      unit: 'MB',
      limit: { is: 'at most', value: LIMIT_MB },
    });
  }
  context.addTable({ title: 'Streaming through the portal', rows });
}

async function upload({ port, cookie }: Target, bytes: number): Promise<void> {
  const outgoing = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/storage/up',
    headers: {
      ...browserHeaders,
      cookie,
      'content-type': 'application/octet-stream',
      'content-length': bytes,
    },
  });
  const answered = new Promise<number>((resolve, reject) => {
    outgoing.once('response', (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    outgoing.once('error', reject);
  });
  await pipeline(chunks(bytes), outgoing);
  const status = await answered;
  if (status !== 200) throw new Error(`the upload was answered ${status}`);
}

async function download({ port, cookie }: Target, bytes: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/storage/down?bytes=${bytes}`, {
    headers: { ...browserHeaders, cookie },
  });
  let received = 0;
  for await (const chunk of answer.body ?? []) received += chunk.length;
  if (received !== bytes) throw new Error(`the download gave ${received} of ${bytes} bytes`);
}
