import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchContext } from '../context.ts';
import { loadCore } from '../machine.ts';
import { hasBrotli, startNginxFiles } from '../nginx.ts';
import { projectFolder, startBff, startScript } from '../portal.ts';
import { type Contender, measureInRounds } from '../rounds.ts';
import { noiseOf } from '../statistics.ts';

const dist = join(projectFolder, 'dist');

/** The real files of the browser code, compressed ahead, against nginx with the same files. */
export async function measureStaticFiles(context: BenchContext): Promise<void> {
  const paths = findFiles();
  const [first] = paths;
  if (!first) throw new Error('there is no build: npm run build');
  const upstream = context.keep(await startScript('upstream', loadCore));
  const portal = context.keep(await startBff(context.temporaryFolder(), upstream.port));
  const again = context.keep(await startBff(context.temporaryFolder(), upstream.port));
  const nginx = await startNginxFiles(context.temporaryFolder(), dist, first);
  if (nginx) context.keep(nginx);
  const headers = { 'accept-encoding': hasBrotli ? 'br' : 'gzip', accept: '*/*' };
  const contenders: Contender[] = [
    { name: 'portal', server: portal, paths, headers },
    { name: 'portal again', server: again, paths, headers },
    ...(nginx ? [{ name: 'nginx', server: nginx, paths, headers }] : []),
  ];
  const figures = await measureInRounds(context, contenders, { rounds: 7, connections: 32, seconds: 2 });
  const get = (name: string) => figures.find((entry) => entry.name === name);
  const [ours, control, theirs] = [get('portal'), get('portal again'), get('nginx')];
  const encoding = hasBrotli ? 'brotli' : 'gzip';
  const ratio = (key: 'cpuMicroseconds' | 'perSecond') =>
    theirs && ours ? ours[key] / theirs[key] : undefined;
  const noise = (key: 'cpuMicroseconds' | 'perSecond') =>
    noiseOf(ours?.[key] ?? Number.NaN, control?.[key] ?? Number.NaN);
  const note = theirs ? {} : { note: 'nginx is not installed' };
  context.add(
    {
      name: `static ${encoding}: rate against nginx`,
      measured: ratio('perSecond'),
      unit: '×',
      limit: { is: 'at least', value: 0.6 },
      noise: noise('perSecond'),
      ...note,
    },
    {
      name: `static ${encoding}: CPU against nginx`,
      measured: ratio('cpuMicroseconds'),
      unit: '×',
      limit: { is: 'at most', value: 1.8 },
      noise: noise('cpuMicroseconds'),
      ...note,
    },
  );
  context.addTable({
    title: `Static files, ${encoding}, ${paths.length} files`,
    rows: figures.map(({ name, perSecond, cpuMicroseconds, p50 }) => ({
      server: name,
      'requests/s': Math.round(perSecond),
      'CPU µs/request': cpuMicroseconds,
      'p50 ms': p50,
    })),
  });
}

/** Every hashed script that has its compressed sibling. */
function findFiles(): string[] {
  return globSync('assets/*/*.js', { cwd: dist })
    .filter((file) => /\.[0-9a-f]{6}\.js$/.test(file) && existsSync(join(dist, `${file}.br`)))
    .map((file) => `/${file}`)
    .toSorted();
}
