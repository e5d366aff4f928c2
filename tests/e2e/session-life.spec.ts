import type { Page } from '@playwright/test';
import { findViolations } from '../fixtures/axe.ts';
import { demoPassword, expect, test } from '../fixtures/index.ts';
import { photograph } from '../fixtures/photograph.ts';
import { type PortalClock, stopClocks } from '../fixtures/portal-clock.ts';
import { waitUntilQuiet } from '../fixtures/quiet.ts';
import { DesktopPage } from '../pages/desktop-page.ts';
import { Frame } from '../pages/frame.ts';
import { SessionWarning } from '../pages/session-warning.ts';

const minute = 60_000;
const hour = 60 * minute;

test.use({ ownPortal: true });

let clock: PortalClock;
let warning: SessionWarning;

/** Opens a page and waits until it watches the session, and until nothing moves the session's end any more. */
async function openWatched(page: Page, open: () => Promise<void>): Promise<void> {
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/bff/session');
  await open();
  await asked;
  await waitUntilQuiet(page);
}

test.beforeEach(async ({ page, portal, request, signedInAs, language }) => {
  await signedInAs('ps.admin');
  clock = await stopClocks(request, portal.url);
  await clock.install(page);
  warning = new SessionWarning(page, language);
});

test(
  'when nothing was done for nearly two hours, then a countdown warns and one press stays',
  { tag: '@phone' },
  async ({ page, desktopPage }, info) => {
    await openWatched(page, () => desktopPage.open());
    await clock.move(2 * hour - 6 * minute);
    await expect(warning.dialog).toBeHidden();
    await clock.move(2 * minute);
    await expect(warning.dialog).toBeVisible();
    await expect(warning.countdown).toHaveText(/^(4:00|3:5\d)$/);
    await expect(warning.spoken).toHaveText(/4/);
    await expect(warning.stay).toBeFocused();
    await photograph(page, info, 'session-warning');
    expect(await findViolations(page)).toEqual([]);
    await warning.stay.click();
    await expect(warning.dialog).toBeHidden();
    await clock.move(2 * hour - 6 * minute);
    await expect(warning.dialog).toBeHidden();
    await clock.move(2 * minute);
    await expect(warning.dialog).toBeVisible();
  },
);

test('when two tabs are open, then both warn, and staying in one is enough for both', {
  tag: '@once',
}, async ({ page, context, desktopPage, language }) => {
  const other = await context.newPage();
  await clock.install(other);
  const inOther = new SessionWarning(other, language);
  await openWatched(page, () => desktopPage.open());
  await openWatched(other, () => new DesktopPage(other, language).open());
  await clock.move(2 * hour - 4 * minute);
  await expect(warning.dialog).toBeVisible();
  await expect(inOther.dialog).toBeVisible();
  await inOther.stay.click();
  await expect(inOther.dialog).toBeHidden();
  await expect(warning.dialog).toBeHidden();
});

test('when keys are pressed in one tab, then none of them warns', { tag: '@once' }, async ({
  page,
  context,
  desktopPage,
  language,
}) => {
  const other = await context.newPage();
  await clock.install(other);
  await openWatched(page, () => desktopPage.open());
  await openWatched(other, () => new DesktopPage(other, language).open());
  await clock.move(hour);
  const stayed = other.waitForResponse('**/bff/session/stay');
  await other.keyboard.press('Shift');
  await stayed;
  await clock.move(hour);
  await expect(warning.dialog).toBeHidden();
  await expect(new SessionWarning(other, language).dialog).toBeHidden();
});

test('when the session ends while a form is open, then what was typed stays below the sign-in', {
  tag: ['@core', '@once', '@D07'],
}, async ({ page, peoplePage, frame }) => {
  await openWatched(page, () => peoplePage.open());
  await peoplePage.edit('t.wu');
  await peoplePage.field('phone').fill('13900002222');
  await clock.move(2 * hour - 4 * minute);
  await expect(warning.dialog).toBeVisible();
  await waitUntilQuiet(page);
  // The question is fetched ahead: its code may be out of reach by then.
  await page.route('**/assets/**', (route) => route.abort());
  await clock.move(5 * minute);
  await expect(frame.signInAgain).toBeVisible();
  await expect(warning.dialog).toBeHidden();
  await page.unroute('**/assets/**');
  await frame.enterPasswordAgain(demoPassword);
  await expect(frame.signInAgain).toBeHidden();
  await expect(peoplePage.field('phone')).toHaveValue('13900002222');
  await peoplePage.save.click();
  await expect(peoplePage.form).toBeHidden();
});

test('when two tabs have lost the session, then signing in again in one frees the other', {
  tag: '@once',
}, async ({ page, context, desktopPage, frame, language }) => {
  const other = await context.newPage();
  await clock.install(other);
  await openWatched(page, () => desktopPage.open());
  await openWatched(other, () => new DesktopPage(other, language).open());
  await clock.move(3 * hour);
  const again = new Frame(other, language).signInAgain;
  await expect(again).toBeVisible();
  await expect(frame.signInAgain).toBeVisible();
  await frame.enterPasswordAgain(demoPassword);
  await expect(frame.signInAgain).toBeHidden();
  await expect(again).toBeHidden();
});

test('when the computer slept past the end, then the page asks for the password as soon as it wakes', {
  tag: '@once',
}, async ({ page, desktopPage, frame }) => {
  await openWatched(page, () => desktopPage.open());
  await clock.moveServers(5 * hour);
  await page.clock.setSystemTime(Date.now() + 5 * hour);
  await expect(frame.signInAgain).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(frame.signInAgain).toBeVisible();
});

test('when the network is away while the end is checked, then nobody is signed out', {
  tag: ['@once', '@C03'],
}, async ({ page, desktopPage, frame, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await openWatched(page, () => desktopPage.open());
  await page.route('**/bff/session', (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/bff/session'));
  await clock.move(2 * hour - 4 * minute);
  await failed;
  await expect(frame.signInAgain).toBeHidden();
  await expect(warning.dialog).toBeHidden();
  await page.unroute('**/bff/session');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(warning.dialog).toBeVisible();
});

test('when the longest time is nearly over, then the warning offers to sign in again at once', {
  tag: '@once',
}, async ({ page, desktopPage, frame }) => {
  await openWatched(page, () => desktopPage.open());
  for (let hours = 1; hours < 12; hours += 1) {
    await clock.move(hour);
    const stayed = page.waitForResponse('**/bff/session/stay');
    await page.keyboard.press('Shift');
    await stayed;
  }
  await clock.move(56 * minute);
  await expect(warning.dialog).toBeVisible();
  await warning.signInAgainNow.click();
  await frame.enterPasswordAgain(demoPassword);
  await expect(frame.signInAgain).toBeHidden();
  await clock.move(hour);
  await expect(warning.dialog).toBeHidden();
  await expect(frame.signInAgain).toBeHidden();
});

test('when the user signs out from the warning, then both tabs end at the sign-in', { tag: '@once' }, async ({
  page,
  context,
  desktopPage,
  language,
}) => {
  const other = await context.newPage();
  await clock.install(other);
  await openWatched(page, () => desktopPage.open());
  await openWatched(other, () => new DesktopPage(other, language).open());
  await clock.move(2 * hour - 4 * minute);
  await warning.signOut.click();
  await page.waitForURL('**/login');
  await other.waitForURL('**/login');
});
