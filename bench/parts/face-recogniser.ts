import { silentLog } from '#shared/log';
import { distanceBetween } from '../../platform/face/descriptor.ts';
import { createRecogniser, type Recogniser } from '../../platform/face/recogniser/recogniser.ts';
import { personNames, photograph, photographAgain } from '../../platform/face/testing/people.ts';
import type { BenchContext } from '../context.ts';
import { describeLoad } from '../machine.ts';
import { quantile } from '../statistics.ts';

/** The distances are those by which a unit takes two pictures for one person, and refuses to enrol a second one. */
const limits = { perSecond: 10, growthMB: 500, same: 0.4, different: 0.45 } as const;
const megabyte = 1_048_576;

interface Sample {
  descriptor: Float32Array;
  /** Milliseconds of processor, of all threads. */
  cpu: number;
}

/** What recognising a face costs, and how far the sample pictures lie apart. They are few, so distances are an indication. */
export async function measureFaceRecogniser(context: BenchContext): Promise<void> {
  const before = process.memoryUsage.rss();
  const recogniser = createRecogniser({ log: silentLog });
  context.keep({ stop: () => recogniser.close() });
  const people = await Promise.all(
    personNames.map(async (name) => [await photograph(name), await photographAgain(name)] as const),
  );
  for (const [picture] of people) await recognise(recogniser, picture);
  const rounds: (readonly [Sample, Sample])[][] = [];
  for (let round = 0; round < (context.isQuick ? 1 : 8); round += 1) {
    const seen: (readonly [Sample, Sample])[] = [];
    for (const [one, other] of people)
      seen.push([await recognise(recogniser, one), await recognise(recogniser, other)]);
    rounds.push(seen);
    process.stdout.write('.');
  }
  process.stdout.write('\n');
  const growth = (process.memoryUsage.rss() - before) / megabyte;
  report(context, rounds, growth);
}

async function recognise(recogniser: Recogniser, picture: Buffer): Promise<Sample> {
  const before = process.cpuUsage();
  const { faces } = await recogniser.see(picture);
  const { user, system } = process.cpuUsage(before);
  const [face] = faces;
  if (!face || faces.length > 1)
    throw new Error(`${faces.length} faces were seen on a picture of one person`);
  return { descriptor: face.descriptor, cpu: (user + system) / 1000 };
}

function report(
  context: BenchContext,
  rounds: readonly (readonly (readonly [Sample, Sample])[])[],
  growth: number,
): void {
  const cpu = rounds.flat(2).map((sample) => sample.cpu);
  const people = rounds[0] ?? [];
  const distances = (isSame: boolean): number[] =>
    people.flatMap(([one], at) =>
      people
        .filter((_, other) => (other === at) === isSame)
        .map(([, again]) => distanceBetween(one.descriptor, again.descriptor)),
    );
  const [same, different] = [distances(true), distances(false)];
  context.add(
    {
      name: 'face recogniser: recognitions per second of one core',
      measured: 1000 / quantile(cpu, 0.5),
      unit: '/s',
      limit: { is: 'at least', value: limits.perSecond },
    },
    {
      name: 'face recogniser: growth of the process at work',
      measured: growth,
      unit: 'MB',
      limit: { is: 'at most', value: limits.growthMB },
    },
    {
      name: 'face recogniser: largest distance of two pictures of one person',
      measured: Math.max(...same),
      unit: '',
      limit: { is: 'at most', value: limits.same },
    },
    {
      name: 'face recogniser: smallest distance of two people',
      measured: Math.min(...different),
      unit: '',
      limit: { is: 'at least', value: limits.different },
    },
  );
  context.addTable({
    title: `Face recogniser, ${describeLoad()}`,
    rows: [
      rowOf('one recognition, ms of processor', cpu),
      rowOf('distance, one person', same),
      rowOf('distance, two people', different),
    ],
  });
}

function rowOf(what: string, values: readonly number[]) {
  return {
    what,
    lowest: Math.min(...values),
    median: quantile(values, 0.5),
    highest: Math.max(...values),
    count: values.length,
  };
}
