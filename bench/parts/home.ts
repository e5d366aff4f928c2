import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { giveApps, manyApps } from '../../tests/fixtures/give-apps.ts';
import { keepTodosClosed } from '../../tests/fixtures/keep-todos-closed.ts';
import { watchTraffic } from '../../tests/fixtures/quiet.ts';
import { signInByCall } from '../../tests/fixtures/sign-in-by-call.ts';
import { startSurrounded } from '../../tests/fixtures/surroundings.ts';
import { wordsOf } from '../../tests/fixtures/words.ts';
import { peoplePath } from '../../tests/pages/people-page.ts';
import type { BenchContext } from '../context.ts';
import { requirePrograms } from '../left-out.ts';
import { measureMoves } from '../moves.ts';
import { language, openBrowser, pageOptions } from '../open-browser.ts';
import { measureScrolling } from '../scrolling.ts';
import { noiseOf, quantile } from '../statistics.ts';
import { schoolComputer, throttle } from '../throttle.ts';

const icons = 500;
/** Of the app, once it has taken over. */
const tiles = 'main a[href]';
/** The same, and what the server has drawn in their place. */
const firstTiles = `.boot nav a[href], ${tiles}`;
const emptyPath = '/bench-empty';
const people = {
  address: peoplePath,
  heading: wordsOf('remotes/people', language).text('people.list.title'),
};

interface Shown {
  /** Until the frame with the first of what is looked for has been painted, ms from the navigation. */
  named: number;
  /** The same, with every picture in it. */
  whole: number;
}

interface Stage {
  readonly browser: Browser;
  readonly url: string;
  readonly state: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** Scripts of the empty page; found by opening it once. */
  readonly files: readonly string[];
}

/** What the desktop costs on an old computer of a school. */
export async function measureHome(context: BenchContext): Promise<void> {
  requirePrograms('nginx', 'openssl');
  // As schools have it: browsers speak HTTP/2 with the proxy where TLS ends.
  const portal = context.keep(await startSurrounded('tls-proxy'));
  const browser = await openBrowser(context);
  const session = await browser.newContext({ ...pageOptions, baseURL: portal.url, ignoreHTTPSErrors: true });
  await signInByCall(session, 'ps.admin');
  const signedIn = { browser, url: portal.url, state: await session.storageState() };
  const probe = await openProfile({ ...signedIn, files: [] });
  await timeUntilShown(probe, emptyPath, tiles);
  const files = await probe.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  await probe.context().close();
  const stage = { ...signedIn, files };
  await measureFirstPaint(context, stage);
  await measureMove(context, stage);
  await measureManyIcons(context, stage);
}

/** A new browser profile: nothing is cached. */
async function openProfile({ browser, url, state, files }: Stage): Promise<Page> {
  const context = await browser.newContext({
    ...pageOptions,
    baseURL: url,
    storageState: state,
    ignoreHTTPSErrors: true,
  });
  await keepTodosClosed(context);
  watchTraffic(context);
  const page = await context.newPage();
  await serveEmptyPage(page, files);
  return page;
}

async function timeUntilShown(page: Page, path: string, selector: string): Promise<Shown> {
  await page.addInitScript(markWhenShown, selector);
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('whole').length > 0);
  return page.evaluate(() => {
    const at = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return { named: at('named'), whole: at('whole') };
  });
}

async function measureFirstPaint(context: BenchContext, stage: Stage): Promise<void> {
  const samples: Record<'desktop' | 'empty' | 'again', Shown[]> = { desktop: [], empty: [], again: [] };
  const paths = { desktop: '/desktop/home', empty: emptyPath, again: emptyPath } as const;
  const names = ['empty', 'desktop', 'again'] as const;
  for (let round = 0; round < (context.isQuick ? 1 : 7); round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const page = await openProfile(stage);
      await throttle(page, context);
      samples[name].push(await timeUntilShown(page, paths[name], firstTiles));
      await page.context().close();
    }
  }
  const wholeOf = (shown: readonly Shown[]): number => median(shown.map(({ whole }) => whole));
  const [desktop, empty, again] = [wholeOf(samples.desktop), wholeOf(samples.empty), wholeOf(samples.again)];
  context.add({
    name: 'signed-in desktop on a school computer: its icons against an empty page with React and Chakra',
    measured: desktop / empty,
    unit: '×',
    limit: { is: 'at most', value: 1.5 },
    noise: noiseOf(empty, again),
  });
  context.addTable({
    title: 'Until something is shown on a school computer, ms',
    rows: [
      {
        'desktop, its apps by name': median(samples.desktop.map(({ named }) => named)),
        'with their pictures': desktop,
        'empty page': empty,
        'empty page again': again,
      },
    ],
  });
}

/** From the press to the first frame in which the heading of the other app stands where the first one was. */
async function measureMove(context: BenchContext, stage: Stage): Promise<void> {
  const page = await openProfile(stage);
  await throttle(page, context);
  const { took, scripts } = await measureMoves(page, people, context);
  await page.context().close();
  context.add(
    {
      name: 'moving to an app that was preloaded, on a school computer: its content',
      measured: median(took),
      unit: 'ms',
      limit: { is: 'at most', value: 100 },
    },
    {
      name: 'moving to an app that was preloaded, on a school computer: scripts asked for',
      measured: scripts.length,
      unit: '',
      limit: { is: 'at most', value: 0 },
    },
  );
}

async function measureManyIcons(context: BenchContext, stage: Stage): Promise<void> {
  const page = await openProfile(stage);
  await giveApps(page, manyApps(icons));
  await page.goto('/desktop/home');
  await page.waitForFunction((count) => document.querySelectorAll('main a[href]').length >= count, icons);
  const rates: number[] = [];
  for (let round = 0; round < (context.isQuick ? 1 : 5); round += 1)
    rates.push(await measureScrolling(page.locator(tiles).first(), context));
  await page.context().close();
  context.add({
    name: `desktop with ${icons} icons: scrolling`,
    measured: median(rates),
    unit: 'fps',
    limit: { is: 'at least', value: 55 },
  });
}

/**
 * Answers the empty page at an address of the portal. Only that address is intercepted: whatever else is asked for takes its
 * usual way, since every interception costs time.
 */
async function serveEmptyPage(page: Page, files: readonly string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', async ({ requestId }) => {
    // What is answered here does not travel over the slow line.
    await pause(schoolComputer.latencyMs);
    await browser.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'text/html' }],
      body: Buffer.from(emptyPage(files)).toString('base64'),
    });
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: `*${emptyPath}` }] });
}

/** Runs in the page, and looks once in a frame; as little as can be, since it costs time itself. */
function markWhenShown(wanted: string): void {
  const come = new Set<string>();
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) come.add(name);
  }).observe({ type: 'resource', buffered: true });
  let pictures: string[] | undefined;
  // A message that is sent ahead of a frame arrives once that frame is painted.
  const mark = (name: string): void => {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => performance.mark(name);
    port1.postMessage('');
  };
  const check = (): void => {
    if (!pictures && document.readyState !== 'loading' && document.querySelector(wanted)) {
      const found = document.querySelectorAll(`:is(${wanted}) :is(img, image)`);
      pictures = Array.from(found, (picture) => {
        const source = picture.getAttribute('src') ?? picture.getAttribute('href') ?? '';
        return new URL(source, location.href).href;
      });
      mark('named');
    }
    if (pictures?.every((address) => come.has(address))) mark('whole');
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Loads and runs what every page of the portal has, React and the components of Chakra, and shows one element. */
function emptyPage(files: readonly string[]): string {
  return `<!doctype html><meta charset="utf-8"><title>empty</title>
${files.map((file) => `<link rel="modulepreload" href="${file}">`).join('\n')}
<script type="module">
const shell = await import('/assets/shell/remoteEntry.js');
await shell.init({}, []);
await shell.get('./ui');
document.body.append(Object.assign(document.createElement('main'), { innerHTML: '<a href="/">empty</a>' }));
</script>`;
}
