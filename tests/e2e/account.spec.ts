import { readFileSync } from 'node:fs';
import { type Browser, devices, type Page } from '@playwright/test';
import { comeBackRemembered } from '../fixtures/come-back.ts';
import { demoPassword, expect, homePattern, test } from '../fixtures/index.ts';
import { createPkce } from '../pages/authorize-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

test.use({ ownPortal: true });

const newPassword = 'Neues2027';

/** The same user on another device. */
async function signInElsewhere(
  browser: Browser,
  baseURL: string,
  login: string,
  remember = false,
): Promise<Page> {
  const { userAgent } = devices['iPhone 15'];
  const context = await browser.newContext({ baseURL, userAgent, locale: 'zh-CN' });
  const page = await context.newPage();
  const signInPage = new SignInPage(page, 'zh-CN');
  await signInPage.open();
  if (remember) await signInPage.remember.check();
  await signInPage.signIn(login, demoPassword);
  await page.waitForURL(homePattern);
  return page;
}

async function isSignedIn(page: Page): Promise<boolean> {
  return (await (await page.request.get('/api/uaa/oauth/me')).json()).status === 200;
}

test('when a user opens the own account from the menu, then this device is marked, and another can be signed out', async ({
  page,
  browser,
  portal,
  signedInAs,
  desktopPage,
  accountPage,
  frame,
}) => {
  await signedInAs('t.zhou');
  const elsewhere = await signInElsewhere(browser, portal.url, 't.zhou', true);
  await desktopPage.open();
  await frame.userButton.click();
  await frame.account.click();
  await expect(page).toHaveURL(/\/account$/);
  await accountPage.tab('sessions').click();
  await expect(accountPage.sessions).toHaveCount(2);
  await expect(accountPage.currentSession).toHaveCount(1);
  await expect(accountPage.devices.filter({ hasText: 'Safari · iOS' })).toHaveCount(1);
  const other = accountPage.sessions.filter({ hasText: 'Safari · iOS' });
  await other.getByRole('button').click();
  await accountPage.confirm('account.sessions.end.confirm');
  await expect(accountPage.sessions).toHaveCount(1);
  await expect(accountPage.devices).toHaveCount(0);
  expect([await isSignedIn(page), await isSignedIn(elsewhere)]).toEqual([true, false]);
  await elsewhere.context().close();
});

test('when a user changes the password, then the list ticks off what it needs, and the new one counts', {
  tag: ['@B21'],
}, async ({ page, browser, portal, signedInAs, accountPage }) => {
  await signedInAs('t.wu');
  const elsewhere = await signInElsewhere(browser, portal.url, 't.wu');
  await accountPage.open('password');
  const save = accountPage.button('account.password.save');
  await save.click();
  await expect(accountPage.field('account.password.old')).toBeFocused();
  await accountPage.field('account.password.old').fill('Wrong2026');
  await accountPage.field('account.password.new').fill('abc 汉');
  const met = page.getByText(accountPage.words.text('account.password.met'));
  await expect(met).toHaveCount(1);
  await accountPage.field('account.password.new').fill(newPassword);
  await expect(met).toHaveCount(4);
  await accountPage.field('account.password.repeat').fill(newPassword);
  await save.click();
  await expect(accountPage.field('account.password.old')).toHaveAttribute('aria-invalid', 'true');
  await expect(accountPage.field('account.password.new')).toHaveValue(newPassword);
  await accountPage.field('account.password.old').fill(demoPassword);
  await save.click();
  await expect(page.getByText(accountPage.words.text('account.password.done'))).toBeVisible();
  await expect(accountPage.field('account.password.new')).toHaveValue('');
  expect([await isSignedIn(page), await isSignedIn(elsewhere)]).toEqual([true, false]);
  await elsewhere.context().close();
  await accountPage.tab('activity').click();
  await expect(accountPage.activity.first()).toContainText(
    accountPage.words.text('account.event.password_changed'),
  );
  await expect(
    accountPage.activity.filter({ hasText: accountPage.words.text('account.detail.wrong_password') }),
  ).toHaveCount(1);
});

test('when a user looks at connected apps, then each says what it may, and disconnecting ends it', {
  tag: '@once',
}, async ({ page, signedInAs, authorizePage, consentPage, accountPage, language }) => {
  await page.route(/^http:\/\/localhost:400\d\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await signedInAs('t.zhou');
  await accountPage.open('apps');
  await expect(page.getByText(accountPage.words.text('account.apps.empty.title'))).toBeVisible();
  const redirect_uri = 'http://localhost:4001/callback';
  const { challenge } = createPkce();
  await page.goto(authorizePage.addressOf({ client_id: 'reader', redirect_uri, ...challenge }));
  await consentPage.allow.click();
  await page.waitForURL(/localhost:4001/);
  await accountPage.open('apps');
  await expect(accountPage.apps).toHaveCount(1);
  await expect(accountPage.apps.getByRole('listitem')).toHaveText(
    language === 'en' ? [/Know who you are/, /Read your name/] : [/确认您是谁/, /读取您的姓名/],
  );
  await expect(accountPage.apps).toContainText(accountPage.words.text('account.apps.unused'));
  await accountPage.apps.getByRole('button').click();
  await accountPage.confirm('account.apps.revoke.confirm');
  await expect(page.getByText(accountPage.words.text('account.apps.empty.title'))).toBeVisible();
  await accountPage.tab('activity').click();
  await expect(accountPage.activity.first()).toContainText(
    accountPage.words.text('account.event.consent_revoked'),
  );
});

test('when an administrator filters the trail, then address, lines and file follow', {
  tag: '@once',
}, async ({ page, signInPage, signedInAs, accountPage }) => {
  await signInPage.signIn('t.wu', 'Wrong2026');
  await expect(signInPage.password).toHaveAttribute('aria-invalid', 'true');
  await signedInAs('ps.admin');
  await accountPage.openUnit('audit');
  await expect(accountPage.lines).not.toHaveCount(0);
  await page
    .getByLabel(accountPage.words.text('account.audit.kind'), { exact: true })
    .selectOption('failure');
  await expect(accountPage.lines).toHaveCount(1);
  await expect(page).toHaveURL(/#\/audit\?kind=failure$/);
  await accountPage.pick('t.zhou', /t\.zhou/);
  await expect(page.getByText(accountPage.words.text('account.audit.none'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(/t\.zhou/)).toBeVisible();
  await page.getByRole('button', { name: accountPage.words.pattern('account.picker.clear') }).click();
  await accountPage.pick('t.wu', /t\.wu/);
  await expect(accountPage.lines).toContainText([/t\.wu/]);
  const downloading = page.waitForEvent('download');
  await accountPage.button('account.audit.export').click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('audit.csv');
  const rows = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain('login_failed');
  await accountPage.button('account.audit.clear').first().click();
  await page.getByLabel(accountPage.words.text('account.audit.from'), { exact: true }).fill('2030-01-01');
  await expect(page.getByText(accountPage.words.text('account.audit.none'))).toBeVisible();
});

test('when an administrator ends the sessions of a user, then that user is out at once, and the trail names who did it', {
  tag: ['@core', '@once'],
}, async ({ page, browser, portal, signedInAs, accountPage }) => {
  await signedInAs('ps.admin');
  const elsewhere = await signInElsewhere(browser, portal.url, 't.zhou', true);
  await accountPage.openUnit('sessions');
  await accountPage.pick('周敏', /t\.zhou/);
  await accountPage.button('account.people.end.button').click();
  await accountPage.confirm('account.people.end.confirm');
  await expect(page.getByText(accountPage.words.pattern('account.people.none.title'))).toBeVisible();
  expect(await isSignedIn(elsewhere)).toBe(false);
  await elsewhere.context().close();
  await accountPage.openUnit('audit');
  await expect(accountPage.lines.first()).toContainText(
    accountPage.words.text('account.event.sessions_ended'),
  );
  await expect(accountPage.lines.first()).toContainText(/何静/);
});

test('when the administrator sits at a remembered browser, then the password is asked for first', {
  tag: '@once',
}, async ({ page, signInPage, accountPage, frame }) => {
  await comeBackRemembered(page, signInPage, { login: 'ps.admin', password: demoPassword });
  await accountPage.openUnit('audit');
  await accountPage.button('account.audit.export').click();
  await expect(frame.confirmPassword).toBeVisible();
  await frame.enterPasswordAgain('Wrong2026');
  await expect(frame.confirmPassword).toBeVisible();
  const downloading = page.waitForEvent('download');
  await frame.enterPasswordAgain(demoPassword);
  await downloading;
  await expect(frame.confirmPassword).toBeHidden();
  await accountPage.open('sessions');
  await expect(accountPage.devices).toHaveCount(1);
});
