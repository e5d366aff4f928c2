import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { faceSettingsSave, oauthLogin } from '#shared/contracts';
import { cameraFlags, findBrowserWithCamera, openFakeCamera } from '../../tests/fixtures/fake-camera.ts';
import { startPortal } from '../../tests/fixtures/portal-process.ts';
import { wordsOf } from '../../tests/fixtures/words.ts';
import { WaysIn } from '../../tests/pages/ways-in.ts';
import type { BenchContext } from '../context.ts';
import { LeftOutError } from '../left-out.ts';
import { describeLoad } from '../machine.ts';
import { browserHeaders } from '../portal.ts';
import { quantile } from '../statistics.ts';

const limits = { nineFramesMs: 700, frameMs: 1000 / 15 } as const;
const viewport = { width: 1366, height: 768 };
const administrator = { username: 'ps.admin', password: 'Demo2026' };
const settings = {
  isOn: 'true',
  isSignIn: 'true',
  retentionDays: '100',
  verifyDistance: '0.45',
  identifyDistance: '0.4',
};

/** What one opening of the window took; milliseconds. */
interface Opening {
  /** From the press to the request to turn the head. */
  fromPress: number;
  /** From the first frame that was looked at to that request: nine steady frames. */
  fromFirstFrame: number;
  /** What the worker needed to load its models. */
  start: number;
  frames: readonly number[];
  /** Bytes that came over the line. */
  loaded: number;
  /** Megabytes by which the page's processes grew. */
  growth: number;
}

/** How fast the window that signs in by a face sees one, in a real Chromium whose camera shows a sample picture. */
export async function measureFaceWidget(context: BenchContext): Promise<void> {
  const executablePath = findBrowserWithCamera();
  if (!executablePath) throw new LeftOutError('not installed: chromium with a camera');
  const camera = await openFakeCamera(viewport);
  context.keep({ stop: async () => camera.close() });
  await camera.show({ person: 'carl' });
  const portal = context.keep(await startPortal());
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      ...cameraFlags(camera),
    ],
  });
  context.keep({ stop: () => browser.close() });
  await switchFacesOn(browser, portal.url);
  const openings: Opening[] = [];
  for (let round = 0; round < (context.isQuick ? 1 : 7); round += 1) {
    openings.push(await openWindow(browser, portal.url, context.isQuick ? 10 : 40));
    process.stdout.write('.');
  }
  process.stdout.write('\n');
  report(context, openings);
}

async function switchFacesOn(browser: Browser, baseURL: string): Promise<void> {
  const { request, close } = await openSession(browser, baseURL);
  await request.post(oauthLogin.path, { headers: browserHeaders, form: administrator });
  const answer = await request.post(faceSettingsSave.path, { headers: browserHeaders, form: settings });
  await close();
  if (!answer.ok()) throw new Error(`switching faces on was answered ${answer.status()}`);
}

/** A new profile, so that nothing is cached. */
async function openSession(browser: Browser, baseURL: string) {
  const session = await browser.newContext({ baseURL, viewport, locale: 'en-US', permissions: ['camera'] });
  return { session, request: session.request, close: () => session.close() };
}

/** @param framesWanted so many are looked at */
async function openWindow(browser: Browser, baseURL: string, framesWanted: number): Promise<Opening> {
  const { session, close } = await openSession(browser, baseURL);
  const page = await session.newPage();
  await page.addInitScript(recordFrames);
  await page.goto('/login');
  const button = new WaysIn(page, 'en').faceButton;
  await button.waitFor();
  const before = await memoryOfPages(browser);
  const words = wordsOf('shell/kit/face', 'en');
  const requests = ['turnLeft', 'turnRight'].map((id) => words.text(`kit.face.${id}`));
  const shown = await button.evaluate((pressed, wanted) => {
    performance.clearResourceTimings();
    const start = performance.now();
    (pressed as HTMLElement).click();
    return new Promise<Pick<Opening, 'fromPress' | 'fromFirstFrame'>>((resolve) => {
      const check = (): void => {
        const said = [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
        if (!said.some((text) => wanted.some((part) => text?.includes(part)))) {
          requestAnimationFrame(check);
          return;
        }
        const now = performance.now();
        resolve({ fromPress: now - start, fromFirstFrame: now - globalThis.faceFigures.firstFrame });
      };
      requestAnimationFrame(check);
    });
  }, requests);
  await page.waitForFunction((count) => globalThis.faceFigures.frames.length >= count, framesWanted);
  const growth = (await memoryOfPages(browser)) - before;
  const { start, frames, loaded } = await readFigures(page);
  await close();
  return { ...shown, start, frames, loaded, growth };
}

function readFigures(page: Page): Promise<Pick<Opening, 'start' | 'frames' | 'loaded'>> {
  return page.evaluate(() => ({
    ...globalThis.faceFigures,
    loaded: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).reduce(
      (sum, { transferSize }) => sum + transferSize,
      0,
    ),
  }));
}

/** Megabytes of all processes that run pages, what they share counted in parts. */
async function memoryOfPages(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { id }) => sum + residentMegabytes(id), 0);
}

function residentMegabytes(pid: number): number {
  const found = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  return Number(found?.[1]) / 1024;
}

declare global {
  /** Of the page that is measured; milliseconds. */
  var faceFigures: { firstFrame: number; start: number; frames: number[] };
}

/** Runs in the page: notes how long the worker takes for each question. */
function recordFrames(): void {
  const figures = { firstFrame: Number.NaN, start: Number.NaN, frames: [] as number[] };
  globalThis.faceFigures = figures;
  globalThis.Worker = class extends Worker {
    override postMessage(
      message: { type?: string },
      options?: Transferable[] | StructuredSerializeOptions,
    ): void {
      const asked = performance.now();
      if (message.type === 'detect' && Number.isNaN(figures.firstFrame)) figures.firstFrame = asked;
      const note = (): void => {
        const took = performance.now() - asked;
        if (message.type === 'detect') figures.frames.push(took);
        if (message.type === 'init') figures.start = took;
      };
      this.addEventListener('message', note, { once: true });
      super.postMessage(message, options as StructuredSerializeOptions);
    }
  };
}

function report(context: BenchContext, openings: readonly Opening[]): void {
  const of = (key: Exclude<keyof Opening, 'frames'>, q = 0.5): number =>
    quantile(
      openings.map((opening) => opening[key]),
      q,
    );
  const frames = openings.flatMap((opening) => opening.frames);
  context.add(
    {
      name: 'face widget: from its first frame to nine steady ones',
      measured: of('fromFirstFrame'),
      unit: 'ms',
      limit: { is: 'at most', value: limits.nineFramesMs },
    },
    {
      name: 'face widget: a frame with landmarks, 95 of 100',
      measured: quantile(frames, 0.95),
      unit: 'ms',
      limit: { is: 'at most', value: limits.frameMs },
    },
  );
  context.addTable({
    title: `Face widget, ${openings.length} openings with nothing cached, ${describeLoad()}`,
    rows: [
      {
        what: 'a frame with landmarks, ms',
        lowest: Math.min(...frames),
        median: quantile(frames, 0.5),
        highest: Math.max(...frames),
      },
      ...(
        [
          ['start of the models in the worker, ms', 'start'],
          ['first frame to nine steady ones, ms', 'fromFirstFrame'],
          ['press to the request to turn, ms', 'fromPress'],
          ['loaded, KB', 'loaded'],
          ['growth of the page, MB', 'growth'],
        ] as const
      ).map(([what, key]) => {
        const unit = key === 'loaded' ? 1000 : 1;
        return { what, lowest: of(key, 0) / unit, median: of(key) / unit, highest: of(key, 1) / unit };
      }),
    ],
  });
}
