import { join } from 'node:path';
import { findFreePort } from '../../tests/processes/find-free-port.ts';
import type { BenchContext } from '../context.ts';
import { tableForm } from '../export-table.ts';
import { measuredCore } from '../machine.ts';
import { platformHeaders, signInAtPlatform, startPlatform } from '../platform.ts';
import { projectFolder } from '../portal.ts';
import { type Server, startServer } from '../processes.ts';
import { quantile } from '../statistics.ts';

const limits = { ratio: 1.3, blockMs: 200, growthMB: 250 } as const;

/** What exports of 50,000 × 20 cells do to the platform, beside libraries that make a file of the same form. */
export async function measureExports(context: BenchContext): Promise<void> {
  const rows = context.isQuick ? 1_000 : 50_000;
  const rounds = context.isQuick ? 1 : 7;
  const form = tableForm(rows);
  const platform = context.keep(await startPlatform(context.temporaryFolder()));
  const plain = context.keep(await startPlainWorkbook());
  const cookie = await signInAtPlatform(platform.port);
  const exportOnce = () => download(platform, '/api/base/common/table2xls', form, cookie);
  const writeOnce = () => download(plain, '/', form);

  await exportOnce();
  await writeOnce();
  await measureLongestBlock(platform.port);
  const before = platform.memory().now;
  platform.resetPeak();
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [true, false] : [false, true];
    for (const isOurs of order) (isOurs ? ours : theirs).push(await (isOurs ? exportOnce() : writeOnce()));
  }
  const name = `export of ${rows} × 20 cells`;
  const best = (times: number[]): number => quantile(times, 0.25);
  context.add(
    {
      name: `${name}: CPU, divided by that of libraries alone`,
      measured: best(ours) / best(theirs),
      unit: '×',
      limit: { is: 'at most', value: limits.ratio },
    },
    {
      name: `${name}: longest block of the platform's event loop`,
      measured: await measureLongestBlock(platform.port),
      unit: 'ms',
      limit: { is: 'at most', value: limits.blockMs },
    },
    {
      name: `${name}: growth of memory`,
      measured: platform.memory().peak - before,
      unit: 'MB',
      limit: { is: 'at most', value: limits.growthMB },
    },
  );
  context.addTable({
    title: 'Exports',
    rows: [
      { what: 'platform', 'CPU s': best(ours) / 1e6, 'form, MB': form.length / 1e6 },
      { what: 'libraries alone', 'CPU s': best(theirs) / 1e6, 'form, MB': form.length / 1e6 },
    ],
  });
}

/** @returns microseconds of CPU that the server had for it */
async function download(server: Server, path: string, form: string, cookie = ''): Promise<number> {
  const before = server.cpuMicroseconds();
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    body: form,
    headers: platformHeaders(cookie),
  });
  const bytes = (await answer.bytes()).subarray(0, 2);
  if (Buffer.from(bytes).toString() !== 'PK') throw new Error(`${path} answered no spreadsheet`);
  return server.cpuMicroseconds() - before;
}

/** Milliseconds since the last time it was asked; the platform counts them itself. */
async function measureLongestBlock(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/internal/metrics`, { headers: platformHeaders() });
  const found = /^platform_nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await answer.text());
  return Number(found?.[1]) * 1000;
}

async function startPlainWorkbook(): Promise<Server> {
  const port = await findFreePort();
  return startServer({
    core: measuredCore,
    command: process.execPath,
    args: [join(projectFolder, 'bench', 'servers', 'plain-workbook.ts')],
    port,
    env: { PORT: String(port) },
  });
}
