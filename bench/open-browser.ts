import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../tests/fixtures/find-chromium.ts';
import type { BenchContext } from './context.ts';

/** A Chromium that ends with the part. */
export async function openBrowser(context: Pick<BenchContext, 'keep'>): Promise<Browser> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  context.keep({ stop: () => browser.close() });
  return browser;
}
