import type { BenchContext } from './context.ts';
import { type LoadResult, makeLoad } from './load.ts';
import type { Server } from './processes.ts';
import { quantile } from './statistics.ts';

export interface Contender {
  name: string;
  server: Server;
  paths: readonly string[];
  headers: Record<string, string>;
}

export interface Figures {
  name: string;
  perSecond: number;
  /** CPU of all threads of the process, per request. */
  cpuMicroseconds: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

type Sample = LoadResult & { cpuMicroseconds: number };

/**
 * Runs all contenders in turn, the order reversed every other round. So a burst of other load on the machine hits all
 * alike. Takes the good quartile (q75 of rates, q25 of CPU and latency), since disturbance only ever adds.
 * A quick run takes half a second for each, once.
 */
export async function measureInRounds(
  { isQuick }: Pick<BenchContext, 'isQuick'>,
  contenders: readonly Contender[],
  usual: { rounds: number; connections: number; seconds: number },
): Promise<Figures[]> {
  const options = isQuick ? { ...usual, rounds: 1, seconds: 0.5 } : usual;
  const samples = new Map<Contender, Sample[]>(contenders.map((contender) => [contender, []]));
  if (!isQuick) for (const contender of contenders) await measureOnce(contender, options.connections, 1);
  for (let round = 0; round < options.rounds; round += 1) {
    for (const contender of round % 2 === 0 ? contenders : contenders.toReversed()) {
      samples.get(contender)?.push(await measureOnce(contender, options.connections, options.seconds));
    }
    process.stdout.write('.');
  }
  process.stdout.write('\n');
  return contenders.map((contender) => {
    const all = samples.get(contender) ?? [];
    const of = (key: keyof Sample, q: number) =>
      quantile(
        all.map((sample) => sample[key]),
        q,
      );
    return {
      name: contender.name,
      perSecond: of('perSecond', 0.75),
      cpuMicroseconds: of('cpuMicroseconds', 0.25),
      p50: of('p50', 0.25),
      p99: of('p99', 0.25),
    };
  });
}

async function measureOnce(contender: Contender, connections: number, seconds: number): Promise<Sample> {
  const { server, paths, headers } = contender;
  const before = server.cpuMicroseconds();
  const result = await makeLoad({ port: server.port, paths, headers, connections, seconds });
  if (result.failures > 0) {
    throw new Error(`${contender.name}: ${result.failures} of ${result.requests} requests failed`);
  }
  return { ...result, cpuMicroseconds: (server.cpuMicroseconds() - before) / result.requests };
}
