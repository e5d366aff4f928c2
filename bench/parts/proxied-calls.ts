import { join } from 'node:path';
import type { BenchContext } from '../context.ts';
import { loadCore, measuredCore } from '../machine.ts';
import { startNginxProxy } from '../nginx.ts';
import { browserHeaders, signIn, startBff, startScript } from '../portal.ts';
import { type Contender, type Figures, measureInRounds } from '../rounds.ts';
import { noiseOf } from '../statistics.ts';

const path = '/api/base/license/unit?unitId=U2001&serverId=base';
const CONCURRENT = 32;

/** A small proxied GET with a session: the whole BFF against nginx, the textbook stack, and no proxy at all. */
export async function measureProxiedCalls(context: BenchContext): Promise<void> {
  const upstream = context.keep(await startScript('upstream', loadCore));
  const direct = context.keep(await startScript('upstream', measuredCore));
  const folder = context.temporaryFolder();
  const portals = [
    context.keep(await startBff(join(folder, 'a'), upstream.port)),
    context.keep(await startBff(join(folder, 'b'), upstream.port)),
  ];
  const textbook = context.keep(await startScript('textbook', measuredCore, upstream.port));
  const plain = context.keep(await startScript('plain-proxy', measuredCore, upstream.port));
  const nginx = await startNginxProxy(join(folder, 'nginx'), upstream.port);
  if (nginx) context.keep(nginx);

  const contender = (name: string, server: Contender['server'], cookie: string): Contender => ({
    name,
    server,
    paths: [path],
    headers: { ...browserHeaders, cookie },
  });
  const contenders: Contender[] = [];
  for (const [index, portal] of portals.entries()) {
    contenders.push(contender(index === 0 ? 'portal' : 'portal again', portal, await signIn(portal.port)));
  }
  const planted = `connect.sid=s%3A${'x'.repeat(32)}`;
  contenders.push(contender('direct', direct, planted));
  if (nginx) contenders.push(contender('nginx', nginx, planted));
  contenders.push(
    contender('Express + http-proxy-middleware, nothing else', plain, planted),
    contender('textbook stack', textbook, await cookieOf(textbook.port)),
  );

  const many = await measureInRounds(context, contenders, { rounds: 9, connections: CONCURRENT, seconds: 2 });
  const one = await measureInRounds(context, contenders, { rounds: 9, connections: 1, seconds: 1 });
  context.addTable({ title: `Proxied GET of 1.1 KB, ${CONCURRENT} connections`, rows: many.map(row) });
  context.addTable({ title: 'Proxied GET of 1.1 KB, one connection', rows: one.map(row) });
  addFindings(context, many, one);
}

async function cookieOf(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  await answer.arrayBuffer();
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

function row({ name, perSecond, cpuMicroseconds, p50, p99 }: Figures) {
  return {
    server: name,
    'requests/s': Math.round(perSecond),
    'CPU µs/request': cpuMicroseconds,
    'p50 ms': p50,
    'p99 ms': p99,
  };
}

function addFindings(context: BenchContext, many: Figures[], one: Figures[]): void {
  const get = (figures: Figures[], name: string) => figures.find((entry) => entry.name === name);
  const cpu = (name: string) => get(many, name)?.cpuMicroseconds ?? Number.NaN;
  const perSecond = (name: string) => get(many, name)?.perSecond ?? Number.NaN;
  const p50 = (name: string) => get(one, name)?.p50 ?? Number.NaN;
  const plain = 'Express + http-proxy-middleware, nothing else';
  const noise = noiseOf(cpu('portal'), cpu('portal again'));
  const rateNoise = noiseOf(perSecond('portal'), perSecond('portal again'));
  const latencyNoise = noiseOf(p50('portal'), p50('portal again'));
  const atMost = (value: number) => ({ is: 'at most', value }) as const;
  const atLeast = (value: number) => ({ is: 'at least', value }) as const;
  const note = get(many, 'nginx') ? {} : { note: 'nginx is not installed' };
  context.add(
    {
      name: 'proxied call: CPU against nginx',
      measured: cpu('portal') / cpu('nginx'),
      unit: '×',
      limit: atMost(2.6),
      noise,
      ...note,
    },
    {
      name: 'proxied call: rate against nginx',
      measured: perSecond('portal') / perSecond('nginx'),
      unit: '×',
      limit: atLeast(0.5),
      noise: rateNoise,
      ...note,
    },
    {
      name: 'proxied call: CPU against the textbook stack',
      measured: cpu('portal') / cpu('textbook stack'),
      unit: '×',
      limit: atMost(0.5),
      noise,
    },
    {
      name: 'proxied call: CPU against plain Express + http-proxy-middleware',
      measured: cpu('portal') / cpu(plain),
      unit: '×',
      limit: atMost(0.85),
      noise,
    },
    {
      name: 'proxied call: rate against no proxy',
      measured: perSecond('portal') / perSecond('direct'),
      unit: '×',
      limit: atLeast(0.25),
      noise: rateNoise,
    },
    {
      name: 'proxied call: p50 added to no proxy, one connection',
      measured: p50('portal') - p50('direct'),
      unit: 'ms',
      limit: atMost(0.15),
      noise: latencyNoise,
    },
  );
}
