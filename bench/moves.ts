import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { waitUntilQuiet } from '../tests/fixtures/quiet.ts';

/** An app that is moved to from the desktop. */
export interface MoveTarget {
  /** A part of the address that its tile leads to. */
  readonly address: string;
  /** What stands over its page: another heading is no arrival. */
  readonly heading: string;
}

export interface Moves {
  /** From each press to the first frame with the heading of the app, ms. */
  readonly took: readonly number[];
  /** Addresses of scripts that were asked for on the way. */
  readonly scripts: readonly string[];
}

/** Presses the tile of an app and comes back, several times. The page is not loaded again; the traffic of its context is watched. */
export async function measureMoves(
  page: Page,
  { address, heading }: MoveTarget,
  { isQuick }: { isQuick: boolean },
): Promise<Moves> {
  await page.goto('/desktop/home');
  const tile = page.locator(`main a[href*="${address}"]`).first();
  await tile.waitFor();
  if (!isQuick) await pause(15_000); // the idle preload on the slow line
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const took: number[] = [];
  for (let round = 0; round < (isQuick ? 1 : 7); round += 1) {
    await tile.waitFor();
    // Nobody moves on before the page has come to rest: the cards of the day have their answers then.
    await waitUntilQuiet(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const arrival = page.evaluate(timeMove, { heading, limitMs: 20_000 });
    await tile.click();
    took.push(await arrival);
    await page.goBack();
  }
  return { took, scripts };
}

/** Runs in the page: from the next press to the first frame with the heading. */
function timeMove({ heading, limitMs }: { heading: string; limitMs: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    const onClick = ({ timeStamp }: Event): void => {
      const check = (): void => {
        const found = document.querySelector('main h1')?.textContent;
        const took = performance.now() - timeStamp;
        if (found === heading) resolve(took);
        else if (took > limitMs) reject(new Error(`${found} stands where ${heading} should`));
        else requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
    };
    addEventListener('click', onClick, { capture: true, once: true });
  });
}
