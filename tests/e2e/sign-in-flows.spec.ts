import type { Page } from '@playwright/test';
import { demoPassword, expect, homePattern, test } from '../fixtures/index.ts';
import { waitUntilQuiet } from '../fixtures/quiet.ts';
import { signInByCall } from '../fixtures/sign-in-by-call.ts';
import { Frame } from '../pages/frame.ts';
import { peoplePath } from '../pages/people-page.ts';
import { RequestModule } from '../pages/request-module.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

/** Things that people do around a sign-in and that must not confuse it. */

async function whoIsSignedIn(page: Page): Promise<string | undefined> {
  return (await (await page.request.get('/api/uaa/oauth/me')).json()).data?.loginName;
}

/** Comes back from the third party as somebody who is known here. */
async function comeBack(page: Page): Promise<void> {
  const answer = await page.evaluate(async () => {
    const response = await fetch('/api/uaa/social/transaction/begin', {
      method: 'POST',
      headers: { 'X-Requested-By': 'portal' },
      body: new URLSearchParams({ provider: 'qy' }),
    });
    return response.json();
  });
  await page.goto(answer.data.address);
  await page.getByRole('link', { name: /Chen Xiaoyan/ }).click();
}

test.describe('a third party sends the user back', { tag: '@once' }, () => {
  test('when the user goes back to the third party and chooses again, then nothing breaks', async ({
    page,
    signInPage,
    desktopPage,
  }) => {
    await signInPage.open();
    await comeBack(page);
    await desktopPage.apps.first().waitFor();
    await page.goBack();
    const chen = page.getByRole('link', { name: /Chen Xiaoyan/ });
    await chen.or(signInPage.form).or(desktopPage.apps.first()).first().waitFor();
    if (await chen.isVisible()) await chen.click();
    await page.waitForURL(homePattern);
    await desktopPage.apps.first().waitFor();
    expect(await whoIsSignedIn(page)).toBe('t.chen');
  });
});

test('when two tabs sign in at once, then both show the one user who is signed in', { tag: '@once' }, async ({
  page,
  context,
  signInPage,
  language,
  frame,
}) => {
  const other = await context.newPage();
  const inOther = new SignInPage(other, language);
  await signInPage.open();
  await inOther.open();
  await Promise.all([
    signInPage.signIn('t.zhou', demoPassword),
    inOther.signIn('t.wu', demoPassword).catch(() => undefined),
  ]);
  // A tab that is notified of the other's sign-in loads anew, in the middle of its own way home.
  await expect(page).toHaveURL(homePattern);
  await expect(other).toHaveURL(homePattern);
  const names: Record<string, RegExp> = { 't.zhou': /周敏/, 't.wu': /吴刚/ };
  const name = names[(await whoIsSignedIn(page)) ?? ''] ?? /nobody/;
  await expect(frame.userButton).toContainText(name);
  await expect(new Frame(other, language).userButton).toContainText(name);
});

test('when the session becomes somebody else’s unheard, then the page turns to her with its next call', {
  tag: '@once',
}, async ({ page, signInPage, desktopPage, frame }) => {
  await signInPage.open();
  await signInPage.signIn('t.zhou', demoPassword);
  await desktopPage.apps.first().waitFor();
  // A call under way would meet neither the old session nor the new one, and ask for the password.
  await waitUntilQuiet(page);
  await signInByCall(page, 't.wu');
  await expect(frame.userButton).toContainText(/周敏/);
  // The page goes away under it.
  await new RequestModule(page).call('get', '/api/base/desktop/unReadCodeCount').catch(() => undefined);
  await expect(frame.userButton).toContainText(/吴刚/);
  expect(await whoIsSignedIn(page)).toBe('t.wu');
});

test('when a login page is open and another tab signs in, then both are signed in', { tag: '@once' }, async ({
  page,
  context,
  signInPage,
  language,
}) => {
  const other = await context.newPage();
  await new SignInPage(other, language).open();
  await signInPage.open();
  await signInPage.signIn('t.zhou', demoPassword);
  await page.waitForURL(homePattern);
  await other.waitForURL(homePattern);
});

test.describe('with a form open in another tab', { tag: '@once' }, () => {
  test.use({ ownPortal: true });

  test('when one tab signs out, then what was typed waits below the question for the password', {
    tag: ['@D07'],
  }, async ({ page, context, peoplePage, signInPage, frame, language }) => {
    await signInPage.signIn('ps.admin', demoPassword);
    await page.waitForURL(homePattern);
    await peoplePage.open();
    await peoplePage.edit('t.wu');
    await peoplePage.field('phone').fill('13900003333');
    const other = await context.newPage();
    await other.goto('/desktop/home');
    await new Frame(other, language).signOut();
    await other.waitForURL('**/login');
    await expect(frame.signInAgain).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(peoplePath);
    await frame.enterPasswordAgain(demoPassword);
    await expect(frame.signInAgain).toBeHidden();
    await expect(peoplePage.field('phone')).toHaveValue('13900003333');
    await peoplePage.save.click();
    await expect(peoplePage.form).toBeHidden();
    await other.waitForURL(homePattern);
  });

  test('when somebody else signs in there, then nothing is saved in their name', async ({
    page,
    context,
    peoplePage,
    signInPage,
    frame,
    language,
  }) => {
    await signInPage.signIn('ps.admin', demoPassword);
    await page.waitForURL(homePattern);
    await peoplePage.open();
    await peoplePage.edit('t.wu');
    await peoplePage.field('phone').fill('13900004444');
    const other = await context.newPage();
    await other.goto('/desktop/home');
    await new Frame(other, language).signOut();
    await other.waitForURL('**/login');
    await new SignInPage(other, language).signIn('t.zhou', demoPassword);
    await other.waitForURL(homePattern);
    await expect(frame.signInAgain).toBeVisible();
    expect(await whoIsSignedIn(page)).toBe('t.zhou');
    await frame.enterPasswordAgain(demoPassword);
    await expect(frame.signInAgain).toBeHidden();
    expect(await whoIsSignedIn(page)).toBe('ps.admin');
    await expect(peoplePage.field('phone')).toHaveValue('13900004444');
    // The other tab follows: one browser, one user.
    await expect(new Frame(other, language).userButton).toContainText('何静');
  });
});
