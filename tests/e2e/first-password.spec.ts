import type { Browser } from '@playwright/test';
import { checkScreen } from '../fixtures/check-screen.ts';
import { demoPassword, expect, homePattern, test } from '../fixtures/index.ts';
import { FirstPasswordPage } from '../pages/first-password-page.ts';

test.use({ ownPortal: true });

const chosen = 'Chosen-by-me-7';

/** An administrator creates a teacher. @returns the first password */
async function createTeacher(browser: Browser, baseURL: string, loginName: string): Promise<string> {
  const own = await browser.newContext({ baseURL });
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await own.request.post(path, { form, headers: { 'x-requested-by': 'portal' } });
    return answer.json();
  };
  await post('/api/uaa/oauth/login', { username: 'ps.admin', password: demoPassword });
  const { data } = await post('/api/base/people/user/create', {
    loginName,
    realName: '新老师',
    userType: '2',
  });
  await own.close();
  return data.password;
}

test(
  'when a teacher signs in with the password that she was given, then she chooses her own and goes on to her page',
  { tag: ['@core', '@phone', '@screens'] },
  async ({ page, browser, portal, signInPage, language }, info) => {
    const given = await createTeacher(browser, portal.url, 't.first');
    const wanted = '/account#/password';
    await signInPage.open(`?redirect_uri=${encodeURIComponent(wanted)}`);
    await signInPage.signIn('t.first', given);
    const firstPassword = new FirstPasswordPage(page, language);
    await firstPassword.heading.waitFor();
    await checkScreen(page, info, 'first-password');

    await page.goto('/desktop/home');
    await expect(firstPassword.heading).toBeVisible();
    await firstPassword.choose('not the one', chosen);
    await expect(firstPassword.field('oldPassword')).toHaveAttribute('aria-invalid', 'true');
    await expect(firstPassword.field('oldPassword')).toBeFocused();
    await checkScreen(page, info, 'first-password-refused');
    await firstPassword.choose(given, chosen);
    await page.waitForURL(homePattern);
    await page.goto(wanted);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
