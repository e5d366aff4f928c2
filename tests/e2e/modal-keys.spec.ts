import { demoPassword, expect, homePattern, test } from '../fixtures/index.ts';
import { expectNoKeyBelow, forceFocusBelow } from '../fixtures/keys-below.ts';
import { stopClocks } from '../fixtures/portal-clock.ts';
import { waitUntilQuiet } from '../fixtures/quiet.ts';
import { wordsOf } from '../fixtures/words.ts';
import { Frame } from '../pages/frame.ts';
import { SessionWarning } from '../pages/session-warning.ts';

/** Dialogs that open by themselves, while somebody types: a password must never end in the field of the page below. */

test.describe('with a form open while another tab signs out', { tag: '@once' }, () => {
  test.use({ ownPortal: true });

  test('when the question for the password opens, then no key reaches the form, however slow the page and wherever it wants the focus', async ({
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
    await peoplePage.field('phone').fill('13900003333');
    await forceFocusBelow(page);
    const other = await context.newPage();
    await other.goto('/desktop/home');
    await new Frame(other, language).signOut();
    await frame.signInAgain.waitFor();
    await expectNoKeyBelow(page);
    await frame.enterPasswordAgain(demoPassword);
    await expect(frame.signInAgain).toBeHidden();
    await expect(peoplePage.field('phone')).toHaveValue('13900003333');
    await expect(peoplePage.field('phone')).toBeEditable();
  });
});

test('when the dialog for the child opens, then no key reaches the desktop', {
  tag: ['@L05', '@phone'],
}, async ({ page, signedInAs, desktopPage, familyPage }) => {
  await signedInAs('p.wang');
  await desktopPage.open();
  await forceFocusBelow(page);
  await familyPage.childDialog.waitFor();
  await expectNoKeyBelow(page);
  await page.keyboard.press('Escape');
  await expect(familyPage.childDialog).toBeHidden();
  await desktopPage.apps.first().focus();
  await expect(desktopPage.apps.first()).toBeFocused();
});

test('when a licence has ended, then no key reaches the page below', { tag: ['@M01'] }, async ({
  page,
  signedInAs,
  language,
}) => {
  await signedInAs('a.fault');
  await page.goto('/pages/exam/pc_examEnded_tm/index.html');
  const text = wordsOf('shell/features/app-checks', language).text('checks.licence.text');
  await page.getByRole('alertdialog').getByText(text, { exact: true }).waitFor();
  await forceFocusBelow(page);
  await expectNoKeyBelow(page);
});

test.describe('with a session about to end', { tag: '@once' }, () => {
  test.use({ ownPortal: true });

  test('when the warning opens, then no key reaches the page below', async ({
    page,
    portal,
    request,
    signedInAs,
    accountPage,
    language,
  }) => {
    await signedInAs('ps.admin');
    const clock = await stopClocks(request, portal.url);
    await clock.install(page);
    // The page watches the session from then on; nothing may move its end any more.
    const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/bff/session');
    await accountPage.open('password');
    await asked;
    await waitUntilQuiet(page);
    const warning = new SessionWarning(page, language);
    await clock.move(116 * 60_000);
    await warning.dialog.waitFor();
    await forceFocusBelow(page);
    await expectNoKeyBelow(page);
  });
});
