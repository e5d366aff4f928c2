import type { Page } from '@playwright/test';
import { expect, homePattern, test } from '../fixtures/index.ts';
import { peoplePath } from '../pages/people-page.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

function pathOf(page: Page): string {
  return new URL(page.url()).pathname;
}

test('when layers lie over a page, then Back closes the top one, asks where work is unsaved, and then leaves the page', {
  tag: ['@P08', '@phone'],
}, async ({ page, signedInAs, desktopPage, peoplePage, frame, language }) => {
  const themes = new ThemePanel(page, language);
  await signedInAs('ps.admin');
  await desktopPage.open();
  await peoplePage.open();

  await frame.userButton.click();
  await expect(frame.account).toBeVisible();
  await page.goBack();
  await expect(frame.account).toHaveCount(0);
  await themes.open();
  await page.goBack();
  await expect(themes.panel).toHaveCount(0);

  const actions = peoplePage
    .row('t.wu')
    .getByRole('button', { name: peoplePage.words.pattern('people.list.actions') });
  await peoplePage.find('t.wu');
  await actions.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);

  await peoplePage.edit('t.wu');
  await peoplePage.field('phone').fill('13900003333');
  const question = page.getByRole('alertdialog');
  for (const _ of ['asked', 'asked again']) {
    await page.goBack();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toHaveCount(0);
    await expect(peoplePage.field('phone')).toHaveValue('13900003333');
  }
  await page.goBack();
  await question
    .getByRole('button', { name: peoplePage.formWords.text('form.discard.confirm'), exact: true })
    .click();
  await expect(peoplePage.form).toHaveCount(0);
  expect(pathOf(page)).toBe(peoplePath);
  await expect(
    peoplePage.row('t.wu').getByRole('button', { name: peoplePage.words.pattern('people.list.editName') }),
  ).toBeFocused();

  // What was closed in other ways leaves nothing to go back through.
  await frame.userButton.click();
  await expect(frame.account).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame.account).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => pathOf(page)).toMatch(homePattern);
  await desktopPage.apps.first().waitFor();
  await page.goForward();
  await peoplePage.list.waitFor();
});

test('when a link of a layer is followed, then Back leads to its page, and from there to the one before', {
  tag: ['@P08'],
}, async ({ page, signedInAs, desktopPage, accountPage, frame, peoplePage }) => {
  await signedInAs('ps.admin');
  await desktopPage.open();
  await peoplePage.open();
  await frame.userButton.click();
  await frame.account.click();
  await accountPage.tab('password').waitFor();
  expect(pathOf(page)).toBe('/account');
  await page.goBack();
  await peoplePage.list.waitFor();
  await expect(frame.account).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => pathOf(page)).toMatch(homePattern);
});

test('when a page holds unsaved work, then leaving by the history asks, stays, and goes on when it may be lost', {
  tag: ['@P08'],
}, async ({ page, signedInAs, desktopPage, accountPage, frame }) => {
  await signedInAs('ps.admin');
  await accountPage.open('password');
  await frame.unit.click();
  await desktopPage.apps.first().waitFor();
  await page.goBack();
  const old = accountPage.field('account.password.old');
  await old.fill('Demo');
  const question = page.getByRole('alertdialog', { name: frame.words.text('frame.leave.title') });
  await page.goForward();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  expect(pathOf(page)).toBe('/account');
  await expect(old).toHaveValue('Demo');
  await page.goBack();
  await question.getByRole('button', { name: frame.words.text('frame.leave.confirm'), exact: true }).click();
  await expect.poll(() => pathOf(page)).toMatch(homePattern);
  await desktopPage.apps.first().waitFor();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('when a sheet is open on a phone, then a close button stands in its corner, and gives the focus back', {
    tag: ['@once', '@P08'],
  }, async ({ page, signedInAs, desktopPage, appMenu, frame, language }) => {
    const themes = new ThemePanel(page, language);
    const close = { name: frame.words.text('kit.dialog.close'), exact: true };
    await signedInAs('ps.admin');
    await desktopPage.open();
    await appMenu.more.click();
    await appMenu.panel.getByRole('button', close).click();
    await expect(appMenu.panel).toHaveCount(0);
    await expect(appMenu.more).toBeFocused();
    const widths = await page
      .locator('[data-bar] > :is(a, button)')
      .evaluateAll((tabs) => tabs.map((tab) => Math.round(tab.getBoundingClientRect().width)));
    expect(widths.length, 'columns of the bar').toBeGreaterThan(3);
    expect(Math.max(...widths) - Math.min(...widths), `columns of one width: ${widths}`).toBeLessThanOrEqual(
      1,
    );
    await frame.userButton.click();
    const me = page.getByRole('region', { name: frame.headerWords.text('header.bar.me'), exact: true });
    await me.getByRole('button', close).click();
    await expect(me).toHaveCount(0);
    await themes.open();
    await themes.panel.getByRole('button', close).click();
    await expect(themes.panel).toHaveCount(0);
  });
});
