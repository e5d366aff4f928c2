import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type PortalProcess, startPortal } from '../../tests/fixtures/portal-process.ts';
import type { BenchContext } from '../context.ts';
import { noiseOf, quantile } from '../statistics.ts';
import { type Answer, createVirtualUser, isOk, type VirtualUser, workOn } from '../virtual-user.ts';

const arriving = 300;
const atOnce = 32;
const working = 50;
const readingMs = 250;
/** The demo has seventy people like these; some of the three hundred sign in from two devices and more. */
const people = Array.from({ length: 70 }, (_, i) => `t.demo${String(i + 1).padStart(2, '0')}`);
const minute = 60_000;
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
  const port = portOf(portal);
  const seconds = context.isQuick ? 1 : 6;
  const workers = await signWorkersIn(port);
  await workFor(workers, 1);
  const before = await measureHashRate(seconds, oneCoreLess);
  const quiet = await workFor(workers, seconds);

  let isOver = false;
  const atWork = workUntil(workers, () => isOver);
  await pause(readingMs);
  const rush = await signEverybodyIn(port);
  isOver = true;
  const busy = await atWork;
  const after = await measureHashRate(seconds, oneCoreLess);
  const everyCore = await measureHashRate(seconds, availableParallelism());
  for (const user of workers) user.leave();
  reportRush(context, { rush, quiet, busy, before, after, everyCore });
}

interface RushFigures {
  rush: Awaited<ReturnType<typeof signEverybodyIn>>;
  quiet: Work;
  busy: Work;
  /** Hashes a second with one core less, before and after the rush. */
  before: number;
  after: number;
  everyCore: number;
}

function reportRush(context: BenchContext, figures: RushFigures): void {
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
      name: 'morning rush: until the last of 300 is in',
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

async function measureRefreshes(context: BenchContext): Promise<void> {
  const portal = context.keep(await startPortal());
  const user = createVirtualUser(portOf(portal));
  await user.signIn('t.zhou');
  const rounds = context.isQuick ? 3 : 10;
  const refreshes: number[] = [];
  let failures = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const now = new Date(Date.now() + round * 11 * minute).toISOString();
    await fetch(`${portal.url}/bff/test/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-by': 'portal' },
      body: JSON.stringify({ now }),
    });
    const before = countRefreshes(portal.dataDir);
    const answers = await Promise.all(Array.from({ length: 8 }, () => user.ask('/api/uaa/oauth/me')));
    failures += answers.filter((answer) => !isOk(answer)).length;
    refreshes.push(countRefreshes(portal.dataDir) - before);
  }
  user.leave();
  context.add(
    {
      name: `8 requests at once with an expired token: most refreshes in one of ${rounds} rounds`,
      measured: Math.max(...refreshes),
      unit: '',
      limit: { is: 'at most', value: 1 },
    },
    {
      name: '8 requests at once with an expired token: fewest refreshes in a round',
      measured: Math.min(...refreshes),
      unit: '',
      limit: { is: 'at least', value: 1 },
    },
    {
      name: '8 requests at once with an expired token: failures',
      measured: failures,
      unit: '',
      limit: { is: 'at most', value: 0 },
    },
  );
}

function portOf({ url }: PortalProcess): number {
  return Number(new URL(url).port);
}

async function signWorkersIn(port: number): Promise<VirtualUser[]> {
  const workers = Array.from({ length: working }, () => createVirtualUser(port));
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

/** Three hundred come, so many at a time that there is always somebody at the door. */
async function signEverybodyIn(port: number) {
  const users = Array.from({ length: arriving }, () => createVirtualUser(port));
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

/** Tokens that were traded so far, as the platform's own database has them. */
function countRefreshes(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, 'platform.db'), { readOnly: true });
  try {
    const query = 'select count(*) as used from refresh_token where consumed_at is not null';
    return Number(database.prepare(query).get()?.used);
  } finally {
    database.close();
  }
}

function nameOf(index: number): string {
  return people[index % people.length] ?? '';
}
