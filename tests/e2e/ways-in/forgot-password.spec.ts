import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { findViolations } from '../../fixtures/axe.ts';
import { demoPassword, expect, homePattern, test } from '../../fixtures/index.ts';
import { photograph } from '../../fixtures/photograph.ts';
import type { PortalOptions } from '../../fixtures/portal-options.ts';
import { wordsOf } from '../../fixtures/words.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';

const newPassword = 'Quiet-lake7';

/** What the outbox of the demo holds for somebody. */
async function codesFor(request: APIRequestContext, recipient: string): Promise<string[]> {
  const answer = await request.get(`/api/uaa/demo/outbox?recipient=${recipient}`);
  return (await answer.json()).data.map(({ body }: { body: string }) => body.match(/\d{6}/)?.[0] ?? '');
}

class ForgotPasswordPage {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: PortalOptions['language']) {
    this.page = page;
    this.words = wordsOf('remotes/signin/forgot-password', language);
  }
  field(id: string): Locator {
    return this.page.getByLabel(this.words.text(id), { exact: true });
  }
  button(id: string): Locator {
    return this.page.getByRole('button', { name: this.words.text(id) });
  }
  async ask(username: string, contact: string): Promise<void> {
    await this.field('signin.forgot.username').fill(username);
    await this.field('signin.forgot.contact').fill(contact);
    await this.button('signin.forgot.send').click();
    await this.field('signin.forgot.code').waitFor();
  }
}

test.use({ ownPortal: true });

test(
  'when the password is forgotten, then a code brings a new one, and every session is over',
  { tag: ['@core', '@B16', '@B21', '@phone'] },
  async ({ page, context, language, signInPage, signedInAs }, info) => {
    await signedInAs('t.zhou');
    const before = (await context.cookies()).find(({ name }) => name === '__Host-sid');
    await context.clearCookies({ name: '__Host-sid' });
    await signInPage.open();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: signInPage.words.text('signin.form.forgotten') }).click();
    const forgot = new ForgotPasswordPage(await opened, language);
    await forgot.field('signin.forgot.username').waitFor();
    expect(new URL(forgot.page.url()).pathname).toBe('/forgetPassword');
    expect(await findViolations(forgot.page)).toEqual([]);

    await forgot.button('signin.forgot.send').click();
    await expect(forgot.field('signin.forgot.username')).toBeFocused();
    await expect(forgot.field('signin.forgot.contact')).toHaveAttribute('aria-invalid', 'true');
    await forgot.ask('t.zhou', '19900002001');
    await expect(forgot.field('signin.forgot.code')).toBeFocused();
    const [code = ''] = await codesFor(page.request, '19900002001');

    const rules = forgot.page.getByRole('listitem');
    await expect(rules).toHaveCount(4);
    await forgot.field('signin.forgot.password').fill('short 1');
    await expect(rules.filter({ hasText: forgot.words.text('signin.forgot.unmet') })).toHaveCount(2);
    await forgot.field('signin.forgot.code').fill(code === '000000' ? '111111' : '000000');
    await forgot.button('signin.forgot.save').click();
    await expect(forgot.field('signin.forgot.password')).toBeFocused();
    await forgot.field('signin.forgot.password').fill(newPassword);
    await expect(rules.filter({ hasText: forgot.words.text('signin.forgot.unmet') })).toHaveCount(0);
    await photograph(forgot.page, info, 'forgot');
    expect(await findViolations(forgot.page)).toEqual([]);
    await forgot.button('signin.forgot.save').click();
    await expect(forgot.field('signin.forgot.code')).toHaveAccessibleDescription(
      /验证码不正确或已失效|The code is wrong or no longer good/,
    );
    await expect(forgot.field('signin.forgot.password')).toHaveValue(newPassword);
    await forgot.field('signin.forgot.code').fill(code);
    await forgot.button('signin.forgot.save').click();
    await expect(forgot.page.getByRole('heading', { level: 1 })).toHaveText(
      forgot.words.text('signin.forgot.doneTitle'),
    );
    expect(await findViolations(forgot.page)).toEqual([]);

    if (before) await context.addCookies([before]);
    expect((await (await page.request.get('/api/uaa/oauth/me')).json()).status).toBe(401);
    await forgot.page.getByRole('link', { name: forgot.words.text('signin.forgot.signIn') }).click();
    const again = new SignInPage(forgot.page, language);
    await again.username.waitFor();
    await again.signIn('t.zhou', demoPassword);
    await expect(again.password).toHaveAttribute('aria-invalid', 'true');
    await again.signIn('t.zhou', newPassword);
    await forgot.page.waitForURL(homePattern);
  },
);

test('when there is no such account, then the page says the same', { tag: '@once' }, async ({
  page,
  language,
}) => {
  const forgot = new ForgotPasswordPage(page, language);
  await page.goto('/forgetPassword');
  await forgot.ask('nobody.at.all', '19900009999');
  await expect(page.getByRole('status').first()).toHaveText(forgot.words.pattern('signin.forgot.codeText'));
  expect(await codesFor(page.request, '19900009999')).toEqual([]);
  await forgot.button('signin.forgot.change').click();
  await expect(forgot.field('signin.forgot.username')).toHaveValue('nobody.at.all');
  await expect(forgot.field('signin.forgot.contact')).toHaveValue('19900009999');
});

test('when the network fails, then nothing typed is lost and it can be tried again', {
  tag: '@once',
}, async ({ page, language, problems }) => {
  problems.expect(/ERR_FAILED/);
  const forgot = new ForgotPasswordPage(page, language);
  await page.route('**/password/forgot', (route) => route.abort(), { times: 1 });
  await page.goto('/forgetPassword');
  await forgot.field('signin.forgot.username').fill('t.wu');
  await forgot.field('signin.forgot.contact').fill('19900002002');
  await forgot.button('signin.forgot.send').click();
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button') });
  await alert.getByRole('button').click();
  await forgot.field('signin.forgot.code').waitFor();
  expect(await codesFor(page.request, '19900002002')).toHaveLength(1);
});

test.describe('with the simpler rule', () => {
  test.use({ ownEnvironment: { PASSWORD_RULE: 'simple' } });

  test('when a new password is typed, then it is measured by that rule', { tag: ['@B21', '@once'] }, async ({
    page,
    language,
  }) => {
    const forgot = new ForgotPasswordPage(page, language);
    await page.goto('/forgetPassword');
    await forgot.ask('t.wu', '19900002002');
    const rules = page.getByRole('listitem');
    const unmet = rules.filter({ hasText: forgot.words.text('signin.forgot.unmet') });
    await expect(rules).toHaveCount(2);
    await forgot.field('signin.forgot.password').fill('12345678');
    await expect(unmet).toHaveCount(0);
    await forgot.field('signin.forgot.password').fill('1234 5678');
    await expect(unmet).toHaveCount(1);
  });
});
