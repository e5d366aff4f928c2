import type { Browser, Page } from '@playwright/test';
import { driveList, oauthLogin } from '#shared/contracts';
import { keepTodosClosed } from '../../tests/fixtures/keep-todos-closed.ts';
import { startPortal } from '../../tests/fixtures/portal-process.ts';
import type { BenchContext } from '../context.ts';
import { insertDriveFolders } from '../drive-entries.ts';
import { describeLoad } from '../machine.ts';
import { openBrowser } from '../open-browser.ts';
import { browserHeaders } from '../portal.ts';
import { noiseOf, quantile } from '../statistics.ts';
import { schoolComputer, throttle } from '../throttle.ts';

const many = 10_000;
/** A page of the list: both folders show the same rows, and only their length differs. */
const few = 100;
const account = { username: 't.zhou', password: 'Demo2026' };
const drivePath = '/pages/base/pc_drive_tm/index.html';
const firstFile = '00000';
/** On a machine that does much else, an old computer is very slow. */
const limitMs = 120_000;
const folders = ['many', 'few', 'again'] as const;
type Folder = (typeof folders)[number];

interface Shown {
  /** Milliseconds from the last byte of the list to the frame with its first rows. */
  readonly fromData: number;
  /** Milliseconds from the navigation, or from the press on the folder. */
  readonly fromStart: number;
}

/** How long a folder with very much in it takes on an old computer of a school, beside one with a page of files. */
export async function measureDriveList(context: BenchContext): Promise<void> {
  const portal = context.keep(await startPortal());
  const list = folders.map((id) => ({ id, parentId: '', files: id === 'many' ? many : few }));
  insertDriveFolders(portal.dataDir, list, Buffer.from('bench'));
  const browser = await openBrowser(context);
  const page = await openPage(browser, portal.url);
  await throttle(page, context);
  const pages: Record<Folder, Shown[]> = { many: [], few: [], again: [] };
  const presses: Record<Folder, Shown[]> = { many: [], few: [], again: [] };
  for (let round = 0; round < (context.isQuick ? 1 : 7); round += 1) {
    for (const folder of round % 2 === 0 ? folders : folders.toReversed()) {
      pages[folder].push(await navigateTo(page, folder));
      presses[folder].push(await pressOn(page, folder));
    }
    process.stdout.write('.');
  }
  process.stdout.write('\n');
  report(context, pages, presses);
  await addProcessorTime(context, await openPage(browser, portal.url));
}

/** Signed in, with the code of the app in the cache, as on every day but the first. */
async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const session = await browser.newContext({ baseURL, viewport: { width: 1366, height: 768 } });
  await keepTodosClosed(session);
  await session.request.post(oauthLogin.path, { headers: browserHeaders, form: account });
  const page = await session.newPage();
  page.setDefaultTimeout(limitMs);
  await page.addInitScript(defineMeasure);
  await page.goto(addressOf('few'));
  await page.locator('[data-row="0"]').waitFor();
  return page;
}

async function navigateTo(page: Page, folder: Folder): Promise<Shown> {
  await page.goto('about:blank');
  await page.goto(addressOf(folder));
  return page.evaluate(([path, name]) => globalThis.untilRows(path, name, 0), [
    driveList.path,
    firstFile,
  ] as const);
}

/** From the top of the drive, whose rows are there. */
async function pressOn(page: Page, folder: Folder): Promise<Shown> {
  await page.goto('about:blank');
  await page.goto(addressOf());
  const button = page.locator('[data-row]').getByRole('button', { name: folder, exact: true });
  await button.waitFor();
  // Nobody moves on before the page has come to rest.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return button.evaluate(
    (pressed, [path, name]) => {
      (pressed as HTMLElement).click();
      return globalThis.untilRows(path, name, performance.now());
    },
    [driveList.path, firstFile] as const,
  );
}

/** The page's own processor from the answer to the first rows, which other work on the machine changes little. */
async function addProcessorTime(context: BenchContext, page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<Map<string, number>> => {
    const { metrics } = await browser.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value * 1000]));
  };
  const samples: Record<string, number>[] = [];
  for (let round = 0; round < (context.isQuick ? 1 : 7); round += 1) {
    const answer = await holdAnswer(page);
    const before = await read();
    const shown = page.evaluate(([path, name]) => globalThis.untilRows(path, name, 0), [
      driveList.path,
      firstFile,
    ] as const);
    answer.release();
    await shown;
    const after = await read();
    const names = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
    samples.push(
      Object.fromEntries(names.map((name) => [name, (after.get(name) ?? 0) - (before.get(name) ?? 0)])),
    );
    await page.unrouteAll();
  }
  const median = (name: string): number =>
    quantile(
      samples.map((sample) => sample[name] ?? Number.NaN),
      0.5,
    ) * schoolComputer.slowDown;
  context.add({
    name: `folder with ${many} entries on a school computer: processor of the page from its data to its first rows`,
    measured: median('TaskDuration'),
    unit: 'ms',
    limit: { is: 'at most', value: 100 },
  });
  context.addTable({
    title: `Processor of the page for the first rows, times ${schoolComputer.slowDown}, ms`,
    rows: [
      {
        all: median('TaskDuration'),
        scripts: median('ScriptDuration'),
        styles: median('RecalcStyleDuration'),
        layout: median('LayoutDuration'),
      },
    ],
  });
}

/** Presses on the long folder, and lets the page come to rest before the answer comes. */
async function holdAnswer(page: Page): Promise<{ release: () => void }> {
  await page.goto('about:blank');
  await page.goto(addressOf());
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const button = page.locator('[data-row]').getByRole('button', { name: 'many', exact: true });
  await button.waitFor();
  await page.route(`**${driveList.path}*`, (route) => promise.then(() => route.continue()));
  const asked = page.waitForRequest((request) => request.url().includes(driveList.path));
  await button.click();
  await asked;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return { release };
}

function addressOf(folder = ''): string {
  return `${drivePath}#/mine?space=drive-zhou${folder && `&folder=${folder}`}`;
}

declare global {
  /** Of the page that is measured. @param start of what is measured, in its time */
  var untilRows: (path: string, name: string, start: number) => Promise<Shown>;
}

/** Runs in the page, and looks once in a frame. */
function defineMeasure(): void {
  globalThis.untilRows = (path, name, start) =>
    new Promise((resolve) => {
      // A message that is sent ahead of a frame arrives once that frame is painted.
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => {
        const shown = performance.now();
        const answers = performance.getEntriesByType('resource').filter((entry) => entry.name.includes(path));
        const data = (answers.at(-1) as PerformanceResourceTiming).responseEnd;
        resolve({ fromData: shown - data, fromStart: shown - start });
      };
      const check = (): void => {
        const row = document.querySelector('[role="grid"] [data-row="0"]');
        if (row?.textContent?.includes(name)) port1.postMessage('');
        else requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
    });
}

function report(
  context: BenchContext,
  pages: Record<Folder, readonly Shown[]>,
  presses: Record<Folder, readonly Shown[]>,
): void {
  const name = `folder with ${many} entries on a school computer`;
  const median = (shown: readonly Shown[], key: keyof Shown): number =>
    quantile(
      shown.map((each) => each[key]),
      0.5,
    );
  const ratio = (shown: typeof pages) => ({
    measured: median(shown.many, 'fromStart') / median(shown.few, 'fromStart'),
    unit: '×',
    limit: { is: 'at most', value: 1.2 } as const,
    noise: noiseOf(median(shown.few, 'fromStart'), median(shown.again, 'fromStart')),
  });
  context.add(
    {
      name: `${name}: from its data to its first rows`,
      measured: median(presses.many, 'fromData'),
      unit: 'ms',
      limit: { is: 'at most', value: 100 },
    },
    { name: `${name}: from the press, against ${few} entries`, ...ratio(presses) },
    { name: `${name}: from the navigation, against ${few} entries`, ...ratio(pages) },
  );
  const rowOf = (way: string, shown: readonly Shown[]) => ({
    way,
    'from the data, ms': median(shown, 'fromData'),
    'least, ms': Math.min(...shown.map(({ fromData }) => fromData)),
    'from the start, ms': median(shown, 'fromStart'),
  });
  context.addTable({
    title: `First rows of a folder, processor ${schoolComputer.slowDown} times slower, ${describeLoad()}`,
    rows: folders.flatMap((folder) => [
      rowOf(`navigation, ${folder}`, pages[folder]),
      rowOf(`press, ${folder}`, presses[folder]),
    ]),
  });
}
