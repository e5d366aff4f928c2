import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from '../fixtures/index.ts';
import { peoplePath } from '../pages/people-page.ts';

const folder = process.env.SCREENSHOT_FOLDER;

/** Writes `<folder>/<screen>.<project>.png` when `SCREENSHOT_FOLDER` names one; for the documentation. */
const photograph = async (page: Page, info: TestInfo, screen: string): Promise<void> => {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${screen}.${info.project.name}.png`), animations: 'disabled' });
};

const checkScreen = async (page: Page, info: TestInfo, screen: string): Promise<void> => {
  await photograph(page, info, screen);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, `axe on ${screen}`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'scrolls sideways').toBeLessThanOrEqual(0);
};

test.describe('screens', { tag: '@screens' }, () => {
  test('the sign-in page', async ({ page, signInPage }, info) => {
    await signInPage.open();
    await checkScreen(page, info, 'sign-in');
  });

  test('the sign-in page with its messages', async ({ page, signInPage }, info) => {
    await signInPage.open();
    await signInPage.submit.click();
    await checkScreen(page, info, 'sign-in-messages');
  });

  test('the desktop of a teacher', async ({ page, signedInAs, desktopPage }, info) => {
    await signedInAs('t.zhou');
    await desktopPage.open();
    await checkScreen(page, info, 'desktop');
  });

  test('the desktop with a search without result', async ({ page, signedInAs, desktopPage }, info) => {
    await signedInAs('t.zhou');
    await desktopPage.open();
    await desktopPage.search.fill('zzzz');
    await checkScreen(page, info, 'desktop-nothing-found');
  });

  test('the people of a school', async ({ page, signedInAs, peoplePage }, info) => {
    await signedInAs('ps.admin');
    await peoplePage.open();
    await checkScreen(page, info, 'people');
  });

  test('an app that the user may not open', async ({ page, signedInAs, frame, problems }, info) => {
    problems.expect(/status of 403/);
    await signedInAs('t.zhou');
    await page.goto(peoplePath);
    await frame.noPermission.waitFor();
    await checkScreen(page, info, 'no-permission');
  });

  test('an app that nobody knows', async ({ page, signedInAs, frame, problems }, info) => {
    problems.expect(/status of 404/);
    await signedInAs('t.zhou');
    await page.goto('/pages/base/pc_nosuchapp_tm/index.html');
    await frame.unknownApp.waitFor();
    await checkScreen(page, info, 'unknown-app');
  });
});
