import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../tests/processes/find-free-port.ts';
import type { BenchContext } from '../context.ts';
import { openEventStreams, streamsOfSession } from '../event-streams.ts';
import { measureHeap, measureResident } from '../heap.ts';
import { loadCore } from '../machine.ts';
import { browserHeaders, signIn, startBff, startScript } from '../portal.ts';
import { measureInRounds } from '../rounds.ts';
import { noiseOf } from '../statistics.ts';
import { measureMessageLists } from './message-lists.ts';

const tabs = 1_000;
/** What a page asks when nothing notifies it of changes, and how often. */
const poll = { path: '/api/base/desktop/unhandlecount', everySeconds: 60 };
const quietMs = 2_000;

/** What open pages cost while nothing happens, and lists of very many messages. */
export async function measureLive(context: BenchContext): Promise<void> {
  await measurePolling(context);
  await measureStreams(context);
  await measureMessageLists(context);
}

async function measurePolling(context: BenchContext): Promise<void> {
  const upstream = context.keep(await startScript('upstream', loadCore));
  const folder = context.temporaryFolder();
  const contenders = [];
  for (const name of ['portal', 'portal again']) {
    const server = context.keep(await startBff(join(folder, name.replace(' ', '-')), upstream.port));
    const headers = { ...browserHeaders, cookie: await signIn(server.port), 'x-portal-poll': '1' };
    contenders.push({ name, server, paths: [poll.path], headers });
  }
  const figures = await measureInRounds(context, contenders, { rounds: 9, connections: 16, seconds: 1 });
  const [one, other] = figures.map(({ cpuMicroseconds }) => cpuMicroseconds);
  const perSecond = tabs / poll.everySeconds;
  context.add({
    name: `${tabs} browsers that ask every minute: share of a core in the BFF`,
    measured: ((one ?? Number.NaN) * perSecond) / 10_000,
    unit: '%',
    limit: { is: 'at most', value: 1 },
    noise: noiseOf(one ?? Number.NaN, other ?? Number.NaN),
  });
}

/**
 * Live objects, and what the process holds of the machine's memory once the objects that nobody needs are gone: what opening
 * a thousand streams leaves behind for a moment is the cost of a rush, not of an open page.
 */
async function measureStreams(context: BenchContext): Promise<void> {
  const upstream = context.keep(await startScript('upstream', loadCore));
  const inspectPort = await findFreePort();
  const server = context.keep(
    await startBff(join(context.temporaryFolder(), 'bff'), upstream.port, [`--inspect=${inspectPort}`]),
  );
  const count = context.isQuick ? 50 : tabs;
  const weigh = async () => {
    await pause(context.isQuick ? 0 : quietMs);
    const { objects: heap } = await measureHeap(inspectPort);
    return { heap, resident: measureResident(server) };
  };
  // The first ones make the heap as big as the work needs.
  const sessions = await signInOften(server.port, (count * 6) / 5 / streamsOfSession);
  const ofFirst = count / 5 / streamsOfSession;
  const first = await openEventStreams(server.port, sessions.slice(0, ofFirst));
  const before = await weigh();
  const rest = await openEventStreams(server.port, sessions.slice(ofFirst));
  const after = await weigh();
  first.close();
  rest.close();
  const atMost20 = { unit: 'KB', limit: { is: 'at most', value: 20 } } as const;
  context.add(
    {
      name: `${count} open event streams: memory of the BFF for each`,
      measured: (after.resident - before.resident) / count,
      ...atMost20,
    },
    {
      name: `${count} open event streams: live objects in the BFF for each`,
      measured: (after.heap - before.heap) / count,
      ...atMost20,
    },
  );
}

async function signInOften(port: number, times: number): Promise<string[]> {
  const cookies: string[] = [];
  while (cookies.length < times) cookies.push(await signIn(port));
  return cookies;
}
