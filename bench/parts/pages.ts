import type { Browser, Page, Request } from '@playwright/test';
import { keepTodosClosed } from '../../tests/fixtures/keep-todos-closed.ts';
import { startPortal } from '../../tests/fixtures/portal-process.ts';
import { PeoplePage, peoplePath } from '../../tests/pages/people-page.ts';
import { SignInPage } from '../../tests/pages/sign-in-page.ts';
import type { BenchContext } from '../context.ts';
import { language, openBrowser, pageOptions } from '../open-browser.ts';

const LATENCY_MS = 100;
const SETTLED_MS = 15_000;

interface Fetched {
  url: string;
  type: string;
  start: number;
  end: number;
  bytes: number;
}

interface Visits {
  readonly browser: Browser;
  readonly baseURL: string;
  /** So long without a request, and a page has come to rest. */
  readonly idleMs: number;
}

/** What the browser fetches: for the login page, and for the first opening of an app. */
export async function measurePages(context: BenchContext): Promise<void> {
  const portal = context.keep(await startPortal());
  const browser = await openBrowser(context);
  const visits = { browser, baseURL: portal.url, idleMs: context.isQuick ? 200 : 1_000 };
  const login = await openLogin(visits);
  const scripts = login.filter(isScript);
  const opened = await openRemote(visits);
  context.add(
    {
      name: 'login page: script bytes over the wire',
      measured: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      unit: 'KB',
      limit: { is: 'at most', value: 150 },
    },
    {
      name: 'login page: waves of scripts after the HTML',
      measured: countWaves(scripts),
      unit: '',
      limit: { is: 'at most', value: 1 },
    },
    {
      name: 'opening an app from the desktop: script requests',
      measured: opened.filter(isScript).length,
      unit: '',
      limit: { is: 'at most', value: 0 },
    },
    {
      name: 'opening an app from the desktop: document requests',
      measured: opened.filter(({ type }) => type === 'document').length,
      unit: '',
      limit: { is: 'at most', value: 0 },
    },
  );
  context.addTable({
    title: 'Login page, by kind',
    rows: [...new Set(login.map(({ type }) => type))].map((type) => ({
      kind: type,
      requests: login.filter((entry) => entry.type === type).length,
      KB: login.filter((entry) => entry.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    })),
  });
}

async function openLogin({ browser, baseURL, idleMs }: Visits): Promise<Fetched[]> {
  const page = await browser.newPage({ ...pageOptions, baseURL });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const fetched = recordRequests(page);
  await new SignInPage(page, language).open();
  const upToPaint = [...fetched];
  await waitUntilQuiet(page, fetched, idleMs);
  await page.close();
  return upToPaint;
}

function isScript({ type, url }: Fetched) {
  return type === 'script' || url.endsWith('.js');
}

async function openRemote({ browser, baseURL, idleMs }: Visits): Promise<Fetched[]> {
  const session = await browser.newContext({ ...pageOptions, baseURL });
  await keepTodosClosed(session);
  const page = await session.newPage();
  const fetched = recordRequests(page);
  await new SignInPage(page, language).signIn('ps.admin', 'Demo2026');
  const tile = page.getByRole('main').locator(`a[href^="${peoplePath}"]`).first();
  await tile.waitFor();
  await waitUntilQuiet(page, fetched, idleMs);
  const before = fetched.length;
  await tile.click();
  await new PeoplePage(page, language).list.waitFor();
  await waitUntilQuiet(page, fetched, idleMs);
  const opened = fetched.slice(before);
  await session.close();
  return opened;
}

/** How many times the browser had to wait for files before it knew of the next ones. */
function countWaves(files: readonly Fetched[]): number {
  const sorted = files.toSorted((a, b) => a.start - b.start);
  let waves = 0;
  let firstEnd = Number.NEGATIVE_INFINITY;
  for (const file of sorted) {
    if (file.start >= firstEnd) {
      waves += 1;
      firstEnd = file.end;
    } else {
      firstEnd = Math.min(firstEnd, file.end);
    }
  }
  return waves;
}

/** Writes down every request of a page, with the bytes that really travelled. */
function recordRequests(page: Page): Fetched[] {
  const fetched: Fetched[] = [];
  page.on('requestfinished', async (request: Request) => {
    const { startTime, responseEnd } = request.timing();
    const start = startTime;
    const entry = {
      url: request.url(),
      type: request.resourceType(),
      start,
      end: start + responseEnd,
      bytes: 0,
    };
    fetched.push(entry);
    entry.bytes = await request.sizes().then(
      (sizes) => sizes.responseBodySize,
      () => 0,
    );
  });
  return fetched;
}

/** Until no request has been made for a while: the idle preload is through. */
async function waitUntilQuiet(page: Page, fetched: readonly Fetched[], idleMs: number): Promise<void> {
  const end = Date.now() + SETTLED_MS;
  for (let seen = -1; seen !== fetched.length && Date.now() < end; ) {
    seen = fetched.length;
    await page.waitForTimeout(idleMs);
  }
}
