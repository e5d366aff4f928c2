import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../tests/fixtures/find-chromium.ts';
import type { BenchContext } from './context.ts';
import { LeftOutError } from './left-out.ts';

/** The language of pages that are measured. Without one, they would come in that of the machine's browser. */
export const language = 'zh-CN';
/** For each new page or profile. */
export const pageOptions = { locale: language } as const;

/**
 * A Chromium that ends with the part.
 * @throws LeftOutError where none is installed
 */
export async function openBrowser(context: Pick<BenchContext, 'keep'>): Promise<Browser> {
  const executablePath = findChromium();
  const browser = await chromium
    .launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    .catch((error: Error) => {
      throw error.message.includes('Executable doesn') ? new LeftOutError('not installed: chromium') : error;
    });
  context.keep({ stop: () => browser.close() });
  return browser;
}
