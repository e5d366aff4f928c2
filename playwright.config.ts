import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/fixtures/find-chromium.ts';
import type { PortalOptions } from './tests/fixtures/portal-options.ts';
import type { Surroundings } from './tests/fixtures/surroundings.ts';

const desktop = { viewport: { width: 1366, height: 768 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** The options of the portal, and what the browser asks for by itself. */
const inChinese = { language: 'zh-CN', locale: 'zh-CN' } as const;
const inEnglish = { language: 'en', locale: 'en-US' } as const;
const executablePath = findChromium();

/** Tests that make sense once only are tagged `@once` and run in the first project. */
const once = /@once/;

/**
 * Journeys run in Chinese on a computer. Those that say `@phone` run in English on a phone as well: what parents, pupils and teachers do
 * there, and what has a layout or a gesture of its own there. Every page in English, and on narrow screens, is proved by the tours of
 * `reflow.spec.ts`. Screens are photographed in all four ways, but for what says `@two-ways`. `EVERY_WAY=1` runs everything in all four.
 */
const { EVERY_WAY, SCREENSHOT_FOLDER } = process.env;
const onPhones = EVERY_WAY === '1' ? {} : { grep: SCREENSHOT_FOLDER ? /@phone|@screens/ : /@phone/ };
const crosswise = EVERY_WAY === '1' ? {} : { grep: /@screens/, grepInvert: /@once|@two-ways/ };
const otherWays =
  EVERY_WAY === '1' || SCREENSHOT_FOLDER
    ? [
        { name: 'en-desktop', use: { ...desktop, ...inEnglish }, grepInvert: once, ...crosswise },
        { name: 'zh-phone', use: { ...phone, ...inChinese }, grepInvert: once, ...crosswise },
      ]
    : [];

/** What only holds with a certain thing between browser and portal. */
const special = /@tls-proxy|@forward-proxy/;

/** What leans on the memory of one process: the stand-in for a third party, the faults of the test mode. */
const oneServer = /@one-server/;

/** The journeys that have to work whatever stands between browser and portal, and what is special about it. */
function surrounded(surroundings: Surroundings, grep = /@login/) {
  return {
    name: surroundings,
    use: { ...desktop, ...inChinese, surroundings },
    grep,
  };
}

export default defineConfig<PortalOptions, { surroundings: Surroundings }>({
  testDir: 'tests/e2e',
  globalSetup: './tests/fixtures/check-build.ts',
  outputDir: 'test-results',
  workers: Number(process.env.TEST_WORKERS ?? 2),
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  // Limits tell what hangs from what is slow: a machine may be four times slower than the one that the tests were written on.
  timeout: 150_000,
  expect: { timeout: 25_000 },
  reporter: [['line']],
  use: {
    // Recording costs a third of the time: `npm run test:e2e -- --trace=retain-on-failure` where a failure has to be understood.
    trace: 'off',
    // With `only-on-failure`, each context that closes is photographed in case its test fails later: seconds where a page is still busy.
    screenshot: 'off',
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
    timezoneId: process.env.BROWSER_TIME_ZONE ?? 'Asia/Shanghai',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without a locale of UTF-8, Chromium has no Chinese names of files.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--in-process-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    // Addresses of demo clients are registered with their ports, so that one client runs at a time: first, beside the others.
    {
      name: 'clients',
      testDir: 'tests/clients',
      use: { ...desktop, ...inChinese },
      workers: 1,
      fullyParallel: false,
    },
    { name: 'zh-desktop', use: { ...desktop, ...inChinese }, grepInvert: special },
    ...otherWays,
    { name: 'en-phone', use: { ...phone, ...inEnglish }, grepInvert: once, ...onPhones },
    surrounded('tls-proxy', /@tls-proxy/),
    surrounded('forward-proxy', /@forward-proxy/),
    surrounded('both-proxies', /@login|@forward-proxy/),
    { ...surrounded('replicas'), grepInvert: oneServer },
    { name: 'sample', testDir: 'tests/sample', use: { ...desktop, locale: 'zh-CN' } },
  ],
});
