import type { BenchContext } from '../context.ts';
import { type CurlTarget, sendByCurl, writeSlices } from '../curl-uploads.ts';
import { requirePrograms } from '../left-out.ts';
import { describeLoad } from '../machine.ts';
import { startNginxProxy } from '../nginx.ts';
import { browserHeaders, startBff, startScript } from '../portal.ts';
import { noiseOf, quantile } from '../statistics.ts';
import { timeInRounds, type Way } from '../timed-ways.ts';

const limit = { is: 'at least', value: 0.9 } as const;
/** Of schools, in megabits a second; undefined is the loopback of this machine. */
const lines = [undefined, 1000, 100] as const;
/** Enough for a slow line; a whole file would take minutes there. */
const slowLineMegabytes = 64;

/**
 * The same slices by the same curl to the same plain server: straight, through the BFF, and through nginx as it is installed. What is
 * between is the one or the other alone.
 */
export async function measureUploadSlices(context: BenchContext): Promise<void> {
  requirePrograms('curl');
  const megabytes = context.megabytes(256);
  const sink = context.keep(
    await startScript('slice-sink', undefined, undefined, { FOLDER: context.temporaryFolder() }),
  );
  const bff = context.keep(await startBff(context.temporaryFolder(), sink.port));
  const straight: CurlTarget = { port: sink.port, path: '/', method: 'PUT', headers: {} };
  // Browsers never send PUT: the networks of schools do not let it pass.
  const through: CurlTarget = {
    port: bff.port,
    path: '/api/storage/slice',
    method: 'POST',
    headers: { ...browserHeaders, 'content-type': 'application/octet-stream' },
  };
  const nginx = await startNginxProxy(context.temporaryFolder(), sink.port);
  if (nginx) context.keep(nginx);
  for (const megabits of lines) {
    const size = megabits === 100 ? Math.min(megabytes, slowLineMegabytes) : megabytes;
    const folder = context.temporaryFolder();
    const slices = writeSlices(folder, size);
    const send = (target: CurlTarget) => () => sendByCurl(folder, slices, target, megabits);
    await compare(context, nameOf(size, megabits), size, [
      ['curl, straight', send(straight)],
      ['curl, straight again', send(straight)],
      ['curl, through the BFF', send(through)],
      ...(nginx ? [['curl, through nginx', send({ ...straight, port: nginx.port })] as const] : []),
    ]);
  }
}

async function compare(context: BenchContext, name: string, megabytes: number, ways: readonly Way[]) {
  const seconds = await timeInRounds(ways, context.isQuick ? 1 : 5, () => undefined);
  const get = (way: string): number => quantile(seconds.get(way) ?? [], 0.25);
  const noise = noiseOf(get('curl, straight'), get('curl, straight again'));
  context.add({
    name: `${name}: rate through the BFF against straight`,
    measured: get('curl, straight') / get('curl, through the BFF'),
    unit: '×',
    limit,
    noise,
  });
  if (seconds.has('curl, through nginx'))
    context.add({
      name: `${name}: rate through the BFF against nginx in its place`,
      measured: get('curl, through nginx') / get('curl, through the BFF'),
      unit: '×',
      limit,
      noise,
    });
  context.addTable({
    title: `${name}, ${describeLoad()}`,
    rows: ways.map(([way]) => ({ way, seconds: get(way), 'MB/s': Math.round(megabytes / get(way)) })),
  });
}

function nameOf(megabytes: number, megabits: number | undefined): string {
  return `slices of ${megabytes} MB by curl to a plain server${megabits ? `, line of ${megabits} Mbit/s` : ''}`;
}
