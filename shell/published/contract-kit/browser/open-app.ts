import type { Harness } from '../harness/start-harness.ts';
import type { Browser, BrowserPage } from './browser-types.ts';
import { installProbe } from './page-probe.ts';

/** How long the kit waits, in ms. */
export interface KitTimeouts {
  /** Until the app stands in its page. */
  readonly render: number;
  /** How long an app that stands is watched for what it asks and changes. */
  readonly watch: number;
}

export const kitTimeouts: KitTimeouts = { render: 15_000, watch: 3_000 };

/** An app in a page of its own, and what was seen of it. */
export interface OpenApp {
  readonly page: BrowserPage;
  /** Errors of scripts, and what the console says of errors. */
  readonly errors: readonly string[];
  /** Addresses asked for since the page was opened. */
  readonly requests: readonly string[];
  /** `timeout` where the page does not even answer: a script keeps it busy. */
  readonly state: 'shown' | 'failed' | 'waiting' | 'busy';
  close(): Promise<void>;
}

const desktop = { width: 1280, height: 800 };

/** Opens the page of the app, and waits until it stands there or cannot. */
export async function openApp(browser: Browser, harness: Harness, timeouts: KitTimeouts): Promise<OpenApp> {
  const context = await browser.newContext({ viewport: desktop });
  const page = await context.newPage();
  const errors: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.addInitScript(installProbe);
  await page.goto(harness.appAddress, { waitUntil: 'commit' });
  const state = await waitForApp(page, timeouts.render);
  return { page, errors, requests, state, close: () => context.close() };
}

async function waitForApp(page: BrowserPage, timeout: number): Promise<OpenApp['state']> {
  const shown = page
    .waitForFunction(isDecided, undefined, { timeout })
    .then(() => page.evaluate(readState))
    .catch(() => 'waiting' as const);
  const answered = await Promise.race([shown, pause(timeout + graceMs)]);
  if (answered && answered !== 'waiting') return answered;
  const isAlive = await Promise.race([page.evaluate(() => true), pause(graceMs)]);
  return isAlive ? 'waiting' : 'busy';
}

const graceMs = 3_000;

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}

/** Runs in the page: whether the app stands there, or the shell says that it failed. */
function isDecided(): boolean {
  const main = document.querySelector('#main');
  if (!main || main.querySelector('[aria-busy="true"]')) return false;
  return (main.textContent ?? '').trim() !== '' || main.querySelector('img, svg, canvas, input') !== null;
}

/** Runs in the page. The shell shows a failed app with the number of the page, which here is the kit's name. */
function readState(): 'shown' | 'failed' {
  const alert = document.querySelector('#main [role=alert]');
  return alert?.textContent?.includes('· contract-kit · contract-kit') ? 'failed' : 'shown';
}
