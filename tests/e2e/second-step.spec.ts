import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { readBase32 } from '../../platform/second-step/base32.ts';
import { codeOf, intervalOf } from '../../platform/second-step/totp.ts';
import { checkScreen } from '../fixtures/check-screen.ts';
import { demoPassword, expect, homePattern, test } from '../fixtures/index.ts';
import { AdministrationPage, administrationPath } from '../pages/administration-page.ts';
import { SecondStepPage } from '../pages/second-step-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

test.use({ ownPortal: true });

/** What the app on the phone shows. A code counts once, so the next sign-in takes the one after it. */
function codeOnPhone(secret: string, ahead = 0): string {
  return codeOf(readBase32(secret.replaceAll(' ', '')), intervalOf(Date.now()) + ahead);
}

async function readSecret(page: Page): Promise<string> {
  const text = await page.locator('code').first().textContent();
  return text ?? '';
}

test(
  'when an administrator sets up two steps, then she signs in with a code of her phone, and without it by a recovery code once',
  { tag: ['@core', '@screens', '@two-ways', '@phone'] },
  async ({ page, accountPage, signedInAs, signInPage, language }, info) => {
    const step = new SecondStepPage(page, language);
    const signIn = async (): Promise<void> => {
      await page.context().clearCookies();
      await signInPage.open();
      await signInPage.signIn('ms.admin', demoPassword);
      await step.heading('verify').waitFor();
    };
    await signedInAs('ms.admin');
    await accountPage.open('password');
    await accountPage.button('account.secondStep.set').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img').waitFor();
    await checkScreen(page, info, 'second-step-set');
    const secret = await readSecret(page);
    await accountPage.field('account.secondStep.code').fill('000000');
    await accountPage.field('account.secondStep.password').fill(demoPassword);
    await accountPage.button('account.secondStep.confirm').click();
    await expect(accountPage.field('account.secondStep.code')).toHaveAttribute('aria-invalid', 'true');
    await accountPage.field('account.secondStep.code').fill(codeOnPhone(secret));
    await accountPage.button('account.secondStep.confirm').click();
    const codes = dialog.getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [recoveryCode = ''] = await codes.allTextContents();
    await checkScreen(page, info, 'second-step-codes');
    await accountPage.button('account.secondStep.kept').click();
    await expect(accountPage.button('account.secondStep.newCodes')).toBeVisible();
    await checkScreen(page, info, 'second-step-on');

    await signIn();
    await checkScreen(page, info, 'second-step');
    await page.goto('/desktop/home');
    await step.show('000000');
    await expect(step.code).toHaveAttribute('aria-invalid', 'true');
    await expect(step.code).toBeFocused();
    await checkScreen(page, info, 'second-step-refused');
    await step.show(codeOnPhone(secret, 1));
    await page.waitForURL(homePattern);

    await signIn();
    await step.show(recoveryCode);
    await page.waitForURL(homePattern);
    await signIn();
    await step.show(recoveryCode);
    await expect(step.code).toHaveAttribute('aria-invalid', 'true');
  },
);

test(
  'when a school asks for two steps, then its other administrators set them up at the next sign-in, and a lost one is reset',
  { tag: ['@screens', '@two-ways'] },
  async ({ page, browser, portal, signedInAs, language }, info) => {
    const place = new AdministrationPage(page, language);
    const password = await createAdministrator(browser, portal.url);
    await signedInAs('ps.admin');
    await page.goto(`${administrationPath}#/security`);
    const required = page.getByRole('switch', { name: place.words.text('administration.security.require') });
    await required.click();
    // Who asks others for it has it herself.
    await expect(page.getByText(/请先为自己设置|Set up two-step sign-in for yourself/)).toBeVisible();
    await enrolByCall(page.request);
    await page.reload();
    await required.click();
    await expect(required).toBeChecked();
    await checkScreen(page, info, 'security');

    const own = await browser.newContext({
      baseURL: portal.url,
      viewport: page.viewportSize(),
      locale: language,
    });
    const other = await own.newPage();
    const signInPage = new SignInPage(other, language);
    await signInPage.open();
    await signInPage.signIn('ps.other', password);
    const step = new SecondStepPage(other, language);
    await step.heading('enrol').waitFor();
    await checkScreen(other, info, 'second-step-required');
    await step.password.fill(password);
    await step.show(codeOnPhone(await readSecret(other)));
    await step.heading('codes').waitFor();
    await checkScreen(other, info, 'second-step-required-codes');
    await step.kept.click();
    await other.waitForURL((url) => !url.pathname.startsWith('/login'));
    await own.close();

    await page.reload();
    await page.getByRole('button', { name: /其他管理|ps\.other/ }).click();
    await checkScreen(page, info, 'security-reset');
    await place.button('administration.security.reset', place.question).click();
    await expect(page.getByRole('button', { name: /其他管理/ })).toBeHidden();
  },
);

/** @returns her password */
async function createAdministrator(browser: Browser, baseURL: string): Promise<string> {
  const own = await browser.newContext({ baseURL });
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
  await own.close();
  return chosen;
}

/** @returns the secret that the phone has */
async function enrolByCall(request: APIRequestContext): Promise<string> {
  const headers = { 'x-requested-by': 'portal' };
  const { data } = await (await request.get('/api/uaa/second_step/offer', { headers })).json();
  const form = { offer: data.offer, code: codeOnPhone(data.secret), password: demoPassword };
  const answer = await request.post('/api/uaa/second_step/enrol', { form, headers });
  expect((await answer.json()).code).toBe('ok');
  return data.secret;
}

async function _signInPlainly(page: Page, login: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.locator('#signin-username').fill(login);
  await page.locator('#signin-password').fill(password);
  await page.locator('form button').click();
  await page.waitForURL(/second-step/);
}
