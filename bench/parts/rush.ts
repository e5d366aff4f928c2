import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startPortal } from '../../tests/fixtures/portal-process.ts';
import type { BenchContext } from '../context.ts';
import { noiseOf, quantile } from '../statistics.ts';
import { type Answer, createVirtualUser, isOk, type VirtualUser, workOn } from '../virtual-user.ts';
import { measureRefreshes } from './refreshes.ts';

/** How many come and how many work; seconds for the hash alone and for a quiet time. */
const loads = {
  usual: { arriving: 300, working: 50, seconds: 6 },
  quick: { arriving: 40, working: 10, seconds: 0.5 },
} as const;
const atOnce = 32;
const readingMs = 250;
/** The demo has seventy people like these; some of the three hundred sign in from two devices and more. */
const people = Array.from({ length: 70 }, (_, i) => `t.demo${String(i + 1).padStart(2, '0')}`);
/** The hash alone has these cores: one is what those who work have. */
const oneCoreLess = Math.max(availableParallelism() - 1, 1);

interface Work {
  milliseconds: number[];
  failures: number;
}

/** The first minutes of a school day on one embedded portal: many sign in, and those who are in notice nothing. */
export async function measureMorningRush(context: BenchContext): Promise<void> {
  await measureRush(context);
  await measureRefreshes(context);
}

async function measureRush(context: BenchContext): Promise<void> {
  const portal = context.keep(await startPortal({ TEST_MODE: '0' }));
  const port = Number(new URL(portal.url).port);
  const load = context.isQuick ? loads.quick : loads.usual;
  const { arriving, working, seconds } = load;
  const workers = await signWorkersIn(port, working);
  const { failures } = await workFor(workers, 1);
  if (failures > 0) throw new Error(`${failures} requests of those who work failed before the rush`);
  const before = await measureHashRate(seconds, oneCoreLess);
  const quiet = await workFor(workers, seconds);

  let isOver = false;
  const atWork = workUntil(workers, () => isOver);
  await pause(readingMs);
  const rush = await signEverybodyIn(port, arriving);
  isOver = true;
  const busy = await atWork;
  const after = await measureHashRate(seconds, oneCoreLess);
  const everyCore = await measureHashRate(seconds, availableParallelism());
  for (const user of workers) user.leave();
  reportRush(context, load, { rush, quiet, busy, before, after, everyCore });
}

type Load = (typeof loads)[keyof typeof loads];

interface RushFigures {
  rush: Awaited<ReturnType<typeof signEverybodyIn>>;
  quiet: Work;
  busy: Work;
  /** Hashes a second with one core less, before and after the rush. */
  before: number;
  after: number;
  everyCore: number;
}

function reportRush(context: BenchContext, { arriving, working }: Load, figures: RushFigures): void {
  const { rush, quiet, busy, before, after, everyCore } = figures;
  const hashAlone = (before + after) / 2;
  const failures = busy.failures + quiet.failures;
  context.addTable({
    title: `Morning rush: ${arriving} sign in, ${atOnce} at a time, ${working} others work`,
    rows: [
      {
        what: 'sign-ins',
        'per second': arriving / rush.seconds,
        'hash alone, per second': hashAlone,
        'on every core': everyCore,
        'all in, s': rush.seconds,
        'longest ms': rush.longest,
        failures: rush.failures,
      },
      { what: 'others, quiet', ...quantilesOf(quiet) },
      { what: 'others, in the rush', ...quantilesOf(busy), failures },
    ],
  });
  const noise = noiseOf(before, after);
  context.add(
    {
      name: 'morning rush: failures of all requests',
      measured: rush.failures + failures,
      unit: '',
      limit: { is: 'at most', value: 0 },
    },
    {
      name: `morning rush: until the last of ${arriving} is in`,
      measured: rush.seconds,
      unit: 's',
      limit: { is: 'at most', value: 60 },
    },
    {
      name: 'morning rush: sign-ins against what the password hash alone allows',
      measured: arriving / rush.seconds / hashAlone,
      unit: '×',
      limit: { is: 'at least', value: 0.9 },
      noise,
    },
    {
      name: 'morning rush: p99 of the others against quiet',
      measured: p99Of(busy) / p99Of(quiet),
      unit: '×',
      limit: { is: 'at most', value: 3 },
      noise,
    },
  );
}

function quantilesOf(work: Work) {
  return { 'p50 ms': quantile(work.milliseconds, 0.5), 'p99 ms': p99Of(work) };
}

function p99Of({ milliseconds }: Work): number {
  return quantile(milliseconds, 0.99);
}

function workFor(workers: readonly VirtualUser[], duration: number): Promise<Work> {
  const end = performance.now() + duration * 1000;
  return workUntil(workers, () => performance.now() > end);
}

async function workUntil(workers: readonly VirtualUser[], isOver: () => boolean): Promise<Work> {
  const results = await Promise.all(
    workers.map((user, index) => workOn(user, smallRequestsOf(index), readingMs, isOver)),
  );
  return {
    milliseconds: results.flatMap(({ milliseconds }) => milliseconds),
    failures: results.reduce((total, { failures }) => total + failures, 0),
  };
}

async function signWorkersIn(port: number, count: number): Promise<VirtualUser[]> {
  const workers = Array.from({ length: count }, () => createVirtualUser(port));
  for (const [index, user] of workers.entries()) {
    if (!isOk(await user.signIn(nameOf(index)))) throw new Error('a worker could not sign in');
  }
  return workers;
}

function smallRequestsOf(index: number) {
  return [
    '/api/uaa/oauth/me',
    '/api/base/desktop/unReadCodeCount',
    `/api/base/desktop/my_app_icon?userId=${5001 + (index % people.length)}&unitId=U2001&appType=1`,
  ];
}

/** What the password hash alone allows here, so many at once, in a process of its own. */
async function measureHashRate(seconds: number, hashesAtOnce: number): Promise<number> {
  const script = join(import.meta.dirname, '..', 'servers', 'hash-rate.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    String(seconds),
    String(hashesAtOnce),
  ]);
  return Number(/^RATE ([\d.]+)$/m.exec(stdout)?.[1]);
}

/** So many come, and so many of them at a time that there is always somebody at the door. */
async function signEverybodyIn(port: number, count: number) {
  const users = Array.from({ length: count }, () => createVirtualUser(port));
  const waiting = users.entries();
  const answers: (Answer | undefined)[] = [];
  const start = performance.now();
  const atTheDoor = Array.from({ length: atOnce }, async () => {
    for (const [index, user] of waiting)
      answers.push(await user.signIn(nameOf(index)).catch(() => undefined));
  });
  await Promise.all(atTheDoor);
  const seconds = (performance.now() - start) / 1000;
  for (const user of users) user.leave();
  return {
    seconds,
    failures: answers.filter((answer) => !answer || !isOk(answer)).length,
    longest: Math.max(...answers.map((answer) => answer?.milliseconds ?? 0)),
  };
}

function nameOf(index: number): string {
  return people[index % people.length] ?? '';
}
