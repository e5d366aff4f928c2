import type { Browser, Page } from '@playwright/test';
import { findViolations } from '../fixtures/axe.ts';
import { checkScreen } from '../fixtures/check-screen.ts';
import { demoPassword, expect, homePattern, test } from '../fixtures/index.ts';
import { photograph } from '../fixtures/photograph.ts';
import { addVirtualAuthenticator } from '../fixtures/virtual-authenticator.ts';
import { AccountPage } from '../pages/account-page.ts';
import { SecondStepPage } from '../pages/second-step-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

test.use({ ownPortal: true });

/** @returns the recovery codes that come with the first one */
async function addPasskey(page: Page, accountPage: AccountPage, name: string): Promise<string[]> {
  await accountPage.button('account.passkey.add').click();
  await accountPage.field('account.passkey.name').fill(name);
  await accountPage.field('account.secondStep.password').fill(demoPassword);
  await accountPage.button('account.passkey.create').click();
  const codes = page.getByRole('dialog').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.allTextContents();
}

test(
  'when an administrator adds a passkey, then she signs in with it by keyboard, with a recovery code once it is lost, and removes it',
  { tag: ['@screens', '@two-ways'] },
  async ({ page, accountPage, signedInAs, signInPage, language }, info) => {
    const device = await addVirtualAuthenticator(page);
    const step = new SecondStepPage(page, language);
    const signIn = async (): Promise<void> => {
      await page.context().clearCookies();
      await signInPage.open();
      await signInPage.signIn('ms.admin', demoPassword);
      await step.heading('verify').waitFor();
    };
    await signedInAs('ms.admin');
    await accountPage.open('password');
    await accountPage.button('account.passkey.add').click();
    await checkScreen(page, info, 'passkey-add');
    await accountPage.button('account.passkey.create').click();
    await expect(accountPage.field('account.passkey.name')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    const [recoveryCode = ''] = await addPasskey(page, accountPage, 'Laptop');
    await accountPage.button('account.secondStep.kept').click();
    const list = accountPage.section('account.passkey.title');
    await expect(list.getByRole('listitem')).toContainText('Laptop');
    // The card above may lie half below the header, which is no matter of this one.
    await photograph(page, info, 'passkey-on');
    expect(await findViolations(page, { part: 'section:has(> h3)' })).toEqual([]);
    // The device has one for this account.
    await accountPage.button('account.passkey.add').click();
    await accountPage.field('account.passkey.name').fill('Again');
    await accountPage.field('account.secondStep.password').fill(demoPassword);
    await accountPage.button('account.passkey.create').click();
    await expect(page.getByText(accountPage.words.text('account.passkey.known'))).toBeVisible();
    await checkScreen(page, info, 'passkey-known');

    await signIn();
    await expect(step.passkey).toBeFocused();
    await checkScreen(page, info, 'second-step-passkey');
    await page.keyboard.press('Enter');
    await page.waitForURL(homePattern);

    await signIn();
    await device.forget();
    await step.passkey.click();
    await expect(page.getByRole('alert')).toHaveText(step.words.cancelled);
    await expect(step.passkey).toBeFocused();
    await checkScreen(page, info, 'second-step-passkey-cancelled');
    await step.recover(recoveryCode);
    await page.waitForURL(homePattern);

    await accountPage.open('password');
    await list.getByRole('button').click();
    await accountPage.field('account.secondStep.password').fill(demoPassword);
    await checkScreen(page, info, 'passkey-remove');
    await accountPage.button('account.passkey.remove').last().click();
    await expect(list).toBeHidden();
    await expect(accountPage.button('account.secondStep.set')).toBeVisible();
  },
);

test(
  'when a school asks for two steps, then an administrator sets up a passkey at the sign-in, and needs no phone',
  { tag: ['@screens', '@two-ways'] },
  async ({ page, browser, portal, language }, info) => {
    const password = await requireAndCreate(browser, portal.url);
    await addVirtualAuthenticator(page);
    const signInPage = new SignInPage(page, language);
    await signInPage.open();
    await signInPage.signIn('ps.other', password);
    const step = new SecondStepPage(page, language);
    await step.heading('enrol').waitFor();
    await step.passkeyInstead.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(step.password).toBeFocused();
    await checkScreen(page, info, 'second-step-passkey-required');
    await step.password.fill(password);
    await step.passkeyInstead.click();
    await step.heading('codes').waitFor();
    await step.kept.click();
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  },
);

/** School U2001 asks for two steps, by somebody who has them. @returns the password of `ps.other` */
async function requireAndCreate(browser: Browser, baseURL: string): Promise<string> {
  const own = await browser.newContext({ baseURL, locale: 'zh-CN' });
  const page = await own.newPage();
  await addVirtualAuthenticator(page);
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await own.request.post(path, { form, headers: { 'x-requested-by': 'portal' } });
    return answer.json();
  };
  const chosen = 'Chosen-by-me-7';
  await post('/api/uaa/oauth/login', { username: 'ps.admin', password: demoPassword });
  const { data } = await post('/api/base/people/user/create', {
    loginName: 'ps.other',
    realName: '其他管理',
    userType: '4',
  });
  await post('/api/uaa/oauth/logout', {});
  await post('/api/uaa/oauth/login', { username: 'ps.other', password: data.password });
  await post('/api/uaa/oauth/password/change', { oldPassword: data.password, password: chosen });
  await post('/api/uaa/oauth/logout', {});
  await post('/api/uaa/oauth/login', { username: 'ps.admin', password: demoPassword });
  await page.goto('/account#/password');
  const account = new AccountPage(page, 'zh-CN');
  await addPasskey(page, account, 'Office');
  const asked = await post('/api/uaa/second_step/require', { isRequired: '1' });
  expect(asked.code).toBe('ok');
  await own.close();
  return chosen;
}
