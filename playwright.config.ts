import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/fixtures/find-chromium.ts';
import type { PortalOptions } from './tests/fixtures/portal-options.ts';

const desktop = { viewport: { width: 1366, height: 768 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const executablePath = findChromium();

/** Tests that make sense once only are tagged `@once` and run in the first project. */
const once = /@once/;

export default defineConfig<PortalOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/fixtures/check-build.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line']],
  use: {
    trace: 'retain-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    timezoneId: 'Asia/Shanghai',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'zh-desktop', use: { ...desktop, language: 'zh-CN' } },
    { name: 'en-desktop', use: { ...desktop, language: 'en' }, grepInvert: once },
    { name: 'zh-phone', use: { ...phone, language: 'zh-CN' }, grepInvert: once },
    { name: 'en-phone', use: { ...phone, language: 'en' }, grepInvert: once },
  ],
});
