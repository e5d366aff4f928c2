import type { BenchContext } from '../context.ts';
import { loadCore, measuredCore } from '../machine.ts';
import { browserHeaders, signIn, startScript } from '../portal.ts';
import { type Contender, measureInRounds } from '../rounds.ts';
import { noiseOf } from '../statistics.ts';

const paths = { ordinary: '/api/base/bench', service: '/api/x/bench/api/base/bench' } as const;
const CONCURRENT = 32;

/** A small GET to the service of an app against an ordinary proxied one: the same process, the same session, the same answer. */
export async function measureAppServices(context: BenchContext): Promise<void> {
  const upstream = context.keep(await startScript('upstream', loadCore));
  const portal = context.keep(await startScript('service-portal', measuredCore, upstream.port));
  const headers = { ...browserHeaders, cookie: await signIn(portal.port) };
  const contender = (name: string, path: string): Contender => ({
    name,
    server: portal,
    paths: [path],
    headers,
  });
  const figures = await measureInRounds(
    context,
    [
      contender('ordinary', paths.ordinary),
      contender('service', paths.service),
      contender('ordinary again', paths.ordinary),
    ],
    { rounds: 9, connections: CONCURRENT, seconds: 2 },
  );
  const cpu = (name: string) => figures.find((each) => each.name === name)?.cpuMicroseconds ?? Number.NaN;
  context.addTable({
    title: `Service of an app, GET of 1.1 KB, ${CONCURRENT} connections`,
    rows: figures.map(({ name, perSecond, cpuMicroseconds, p50 }) => ({
      call: name,
      'requests/s': Math.round(perSecond),
      'CPU µs/request': cpuMicroseconds,
      'p50 ms': p50,
    })),
  });
  context.add({
    name: 'service of an app: CPU against an ordinary proxied call',
    measured: cpu('service') / cpu('ordinary'),
    unit: '×',
    limit: { is: 'at most', value: 1.15 },
    noise: noiseOf(cpu('ordinary'), cpu('ordinary again')),
  });
}
