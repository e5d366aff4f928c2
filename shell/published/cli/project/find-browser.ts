import { existsSync } from 'node:fs';
import type { Playwright } from '../../contract-kit/index.ts';
import { CommandFailure } from '../command-failure.ts';
import { importFromProject } from './import-from-project.ts';

type Browser = Awaited<ReturnType<Playwright['chromium']['launch']>>;

const packages = ['playwright-core', '@playwright/test', 'playwright'];

/** Where systems keep Chromium. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Starts Chromium by the Playwright of the project.
 * @throws CommandFailure that names what to install
 */
export async function startBrowser(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Browser> {
  const { chromium } = await findPlaywright(folder);
  const executablePath = env.CHROMIUM_PATH || usual.find((file) => existsSync(file));
  // Root has no sandbox, as in most containers.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ args, ...(executablePath && { executablePath }) }).catch((cause) => {
    throw new CommandFailure(`Chromium does not start${executablePath ? ` from ${executablePath}` : ''}.`, {
      advice:
        'Run "npx playwright-core install chromium", or name your own: CHROMIUM_PATH=/usr/bin/chromium.',
      cause,
    });
  });
}

async function findPlaywright(folder: string): Promise<Playwright> {
  for (const name of packages) {
    // It is CommonJS, whose exports Node finds as the default alone.
    const found = await importFromProject<{ default: Playwright }>(folder, name).catch(() => undefined);
    if (found) return found.default;
  }
  throw new CommandFailure('The contract kit needs a browser, and the project has no Playwright.', {
    advice:
      'Run "npm install --save-dev playwright-core", then "npx playwright-core install chromium" unless CHROMIUM_PATH names one.',
  });
}
