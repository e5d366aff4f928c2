import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bundleWorker } from '../../scripts/build/bundle-worker.ts';
import type { BenchContext } from '../context.ts';
import { describeLoad } from '../machine.ts';
import { openBrowser } from '../open-browser.ts';
import type { HashFigures } from '../pages/hashing-page.ts';
import { projectFolder } from '../portal.ts';
import { createFile } from '../raw-uploads.ts';
import { quantile } from '../statistics.ts';

const limits = { ratio: 2.5, framesPerSecond: 58, maxTaskMs: 50 } as const;
const ways = { worker: 'hash-wasm in a worker', page: 'spark-md5 on the page' } as const;

/** MD5 of a file in a real browser: as the portal does it, against what the specification names, on the page. */
export async function measureHashing(context: BenchContext): Promise<void> {
  const megabytes = context.megabytes(256);
  const { bytes, md5 } = createFile(megabytes);
  const file = join(context.temporaryFolder(), 'bench.bin');
  writeFileSync(file, bytes);
  const page = await openPage(context);
  await page.locator('input').setInputFiles(file);
  const samples = { worker: [] as HashFigures[], page: [] as HashFigures[] };
  const rounds = context.isQuick ? 1 : 5;
  for (let round = 0; round < rounds; round += 1) {
    for (const way of round % 2 === 0 ? (['worker', 'page'] as const) : (['page', 'worker'] as const)) {
      const figures = await page.evaluate((name) => globalThis.hashPicked(name), way);
      if (figures.md5 !== md5) throw new Error(`${ways[way]} computed ${figures.md5} for ${md5}`);
      samples[way].push(figures);
    }
    process.stdout.write('.');
  }
  process.stdout.write('\n');
  report(context, megabytes, samples);
}

function report(
  context: BenchContext,
  megabytes: number,
  samples: Record<keyof typeof ways, HashFigures[]>,
): void {
  const get = (way: keyof typeof ways, key: Exclude<keyof HashFigures, 'md5'>, q = 0.5): number =>
    quantile(
      samples[way].map((figures) => figures[key]),
      q,
    );
  const name = `MD5 of ${megabytes} MB in the browser`;
  context.add(
    {
      name: `${name}: rate against spark-md5 on the page`,
      measured: get('page', 'seconds', 0.25) / get('worker', 'seconds', 0.25),
      unit: '×',
      limit: { is: 'at least', value: limits.ratio },
    },
    {
      name: `${name}: frames meanwhile`,
      measured: get('worker', 'framesPerSecond'),
      unit: 'fps',
      limit: { is: 'at least', value: limits.framesPerSecond },
    },
    {
      name: `${name}: longest task of the page`,
      measured: get('worker', 'maxTask', 1),
      unit: 'ms',
      limit: { is: 'at most', value: limits.maxTaskMs },
    },
  );
  context.addTable({
    title: `${name}, ${describeLoad()}`,
    rows: (['worker', 'page'] as const).map((way) => ({
      way: ways[way],
      'MB/s': Math.round(megabytes / get(way, 'seconds', 0.25)),
      fps: get(way, 'framesPerSecond'),
      'longest gap of frames, ms': get(way, 'maxFrameGap', 1),
      'longest task, ms': get(way, 'maxTask', 1),
    })),
  });
}

async function openPage(context: BenchContext): Promise<Page> {
  const sources = {
    '/hash-worker.js': 'shared/upload-client/hashing/hash-worker.ts',
    '/hashing-page.js': 'bench/pages/hashing-page.ts',
  };
  const scripts = new Map<string, string>();
  for (const [address, source] of Object.entries(sources)) {
    const { code } = await bundleWorker(join(projectFolder, source), 'production');
    scripts.set(address, code);
  }
  const server = createServer((request, response) => {
    const code = scripts.get(request.url ?? '');
    response.setHeader('content-type', code ? 'text/javascript' : 'text/html');
    response.end(code ?? '<!doctype html><input type="file"><script src="/hashing-page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.keep({
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  });
  const browser = await openBrowser(context);
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return page;
}
