import type { Page } from '@playwright/test';
import { findViolations } from '../../fixtures/axe.ts';
import { demoPassword, expect, test } from '../../fixtures/index.ts';
import { wordsOf } from '../../fixtures/words.ts';

/** Goes to a provider the way the portal starts it, and comes back as one of the provider's users. */
async function comeBackAs(page: Page, person: RegExp, provider = 'mock-idp'): Promise<void> {
  await page.goto('/login');
  const answer = await page.request.post('/api/uaa/social/transaction/begin', {
    headers: { 'X-Requested-By': 'portal' },
    form: { provider, returnTo: '/desktop/home?from=bind', deviceId: 'pad-7' },
  });
  await page.goto((await answer.json()).data.address);
  await page.getByRole('link', { name: person }).click();
}

test.describe('an identity that opens no account', () => {
  test.use({ ownPortal: true });

  test('when the account is proved by its password, then both are bound, and the next time nothing is asked', {
    tag: ['@once', '@B17'],
  }, async ({ page, context, language }) => {
    const words = wordsOf('remotes/signin/bind', language);
    const fields = wordsOf('remotes/signin', language);
    await comeBackAs(page, /Stranger/);
    await page.waitForURL('**/bind/?id=mock-idp&openid=&unionid=&deviceId=pad-7&redirect_uri=**');
    await expect(
      page.getByRole('heading', { level: 1, name: words.text('signin.bind.title') }),
    ).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const form = page.getByRole('form', { name: words.text('signin.bind.form') });
    const username = form.getByLabel(fields.text('signin.form.username'), { exact: true });
    const password = form.getByLabel(fields.text('signin.form.password'), { exact: true });
    await expect(username).toBeFocused();
    await username.fill('t.wu');
    await password.fill('Wrong2026');
    await password.press('Enter');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(username).toHaveValue('t.wu');
    await password.fill(demoPassword);
    await password.press('Enter');
    await page.waitForURL('**/desktop/home?from=bind');

    await context.clearCookies({ name: '__Host-sid' });
    await comeBackAs(page, /Stranger/);
    await page.waitForURL('**/desktop/home?from=bind');
    const me = await page.request.get('/api/uaa/oauth/me');
    expect((await me.json()).data.loginName).toBe('t.wu');
  });

  test('when nobody waits any more, then the page says so and leads back', { tag: ['@B17'] }, async ({
    page,
    language,
  }) => {
    const words = wordsOf('remotes/signin/bind', language);
    await page.goto('/bind/?id=qy&openid=&unionid=&deviceId=');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('signin.bind.overTitle'));
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: words.text('signin.bind.back') }).click();
    await page.waitForURL('**/login');
  });
});
