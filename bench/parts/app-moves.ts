import type { Browser } from '@playwright/test';
import { writeSampleApp } from '../../shell/published/contract-kit/testing/write-sample-app.ts';
import { keepTodosClosed } from '../../tests/fixtures/keep-todos-closed.ts';
import { watchTraffic } from '../../tests/fixtures/quiet.ts';
import { openReleaseDesk } from '../../tests/fixtures/release-desk.ts';
import { signInByCall } from '../../tests/fixtures/sign-in-by-call.ts';
import { startSurrounded } from '../../tests/fixtures/surroundings.ts';
import { wordsOf } from '../../tests/fixtures/words.ts';
import type { BenchContext } from '../context.ts';
import { type Moves, type MoveTarget, measureMoves } from '../moves.ts';
import { language, openBrowser, pageOptions } from '../open-browser.ts';
import { quantile } from '../statistics.ts';
import { throttle } from '../throttle.ts';

/** What a teacher opens: two apps that come with the portal, a plain one that is uploaded, and the three samples. */
const apps: Readonly<Record<string, MoveTarget>> = {
  'developer centre, built in': {
    address: '/pc_app_',
    heading: headingOf('remotes/developers', 'developers.list.title'),
  },
  'drive, built in': { address: '/pc_drive_', heading: headingOf('remotes/drive', 'drive.page.title') },
  'a plain page, uploaded': { address: '/pc_plain_', heading: '样例' },
  'timetable, uploaded': {
    address: '/pc_tt_',
    heading: headingOf('samples/timetable/src', 'timetable.page.title'),
  },
  'leave, uploaded': {
    address: '/pc_leave_',
    heading: headingOf('samples/leave/src', 'leave.page.title'),
  },
  'notices, uploaded': {
    address: '/pc_notice_',
    heading: headingOf('samples/notices/src', 'notices.page.title'),
  },
};
const [builtIn, , plain] = Object.keys(apps);

/** Moving to uploaded apps against moving to one that comes with the portal, in one browser of an old computer. */
export async function measureAppMoves(context: BenchContext): Promise<void> {
  const portal = context.keep(await startSurrounded('none', { DEMO_SAMPLES: '1' }));
  await releasePlain(portal.url);
  const browser = await openBrowser(context);
  const found: [name: string, moves: Moves][] = [];
  for (const [name, target] of Object.entries(apps))
    found.push([name, await moveTo(browser, portal.url, { target, isQuick: context.isQuick })]);
  context.addTable({
    title: 'Moving to an app on a school computer, after the preload',
    rows: found.map(([name, { took, scripts }]) => ({
      app: name,
      'median ms': quantile(took, 0.5),
      'slowest ms': Math.max(...took),
      scripts: scripts.length,
    })),
  });
  const medianOf = (wanted: string | undefined): number =>
    quantile(found.find(([name]) => name === wanted)?.[1].took ?? [], 0.5);
  context.add(
    {
      name: 'moving to a plain uploaded app, on a school computer: its content',
      measured: medianOf(plain),
      unit: 'ms',
      limit: { is: 'at most', value: 100 },
    },
    {
      name: 'the same against an app that comes with the portal',
      measured: medianOf(plain) / medianOf(builtIn),
      unit: '×',
      limit: { is: 'at most', value: 1 },
    },
    {
      name: 'moving to any of these apps: scripts asked for',
      measured: found.reduce((sum, [, { scripts }]) => sum + scripts.length, 0),
      unit: '',
      limit: { is: 'at most', value: 0 },
    },
  );
}

function headingOf(app: string, id: string): string {
  return wordsOf(app, language).text(id);
}

/** Uploads a page with a heading and a sentence, for everybody. */
async function releasePlain(portal: string): Promise<void> {
  const code = 'plain';
  const desk = await openReleaseDesk({ portal, code });
  const preload = ['remoteEntry.js', 'app.js'];
  await desk.publish(writeSampleApp('healthy', { code, name: code, preload, config: { authority: false } }));
  await desk.point('1.0.0');
  await desk.close();
}

async function moveTo(
  browser: Browser,
  baseURL: string,
  { target, isQuick }: { target: MoveTarget; isQuick: boolean },
): Promise<Moves> {
  const context = await browser.newContext({ ...pageOptions, baseURL });
  await signInByCall(context, 't.zhou');
  await keepTodosClosed(context);
  watchTraffic(context);
  const page = await context.newPage();
  await throttle(page, { isQuick });
  const moves = await measureMoves(page, target, { isQuick });
  await context.close();
  return moves;
}
