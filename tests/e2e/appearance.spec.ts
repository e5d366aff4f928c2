import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';

const saveCall = '**/api/base/appearance/login_page';

test(
  'when an administrator changes the login page of her unit, then its preview follows and visitors see it',
  {
    tag: ['@core', '@once', '@B22', '@screens'],
  },
  async ({ page, signedInAs, frame, language, browser, portal, problems }, info) => {
    problems.expect(/status of 500/);
    const say = wordsOf('remotes/appearance', language);
    const preview = page.getByRole('figure', { name: say.text('appearance.login.preview') });
    const save = page.getByRole('button', { name: say.text('appearance.save.button'), exact: true });
    await signedInAs('bureau.admin');
    await page.goto('/appearance');
    await page.getByRole('checkbox', { name: say.text('appearance.theme.lotus') }).check();
    await expect(preview).toHaveAttribute('data-theme-shown', 'lotus');
    await page.getByRole('checkbox', { name: say.text('appearance.login.showFooter') }).check();
    await page.getByLabel(say.text('appearance.login.footer'), { exact: true }).fill('青江区教育局信息中心');
    const link = page.getByLabel(say.text('appearance.login.link'), { exact: true });
    await link.fill('javascript:alert(1)');
    await expect(preview).toContainText('青江区教育局信息中心');
    await save.click();
    await expect(page.getByText(/请输入本站路径|Please enter a path of this site/)).toBeVisible();
    await expect(link).toBeFocused();

    await link.fill('https://edu.example/');
    await page.route(saveCall, (route) => route.fulfill({ status: 500, body: '' }));
    await save.click();
    await expect(page.getByText(say.text('appearance.save.failed'))).toBeVisible();
    await expect(link).toHaveValue('https://edu.example/');
    await checkScreen(page, info, 'appearance');
    await page.unroute(saveCall);
    await save.click();
    await expect(frame.notices.getByText(say.text('appearance.save.done'))).toBeVisible();
    await expect(save).toBeDisabled();

    const visitor = await browser.newContext({ baseURL: portal.url });
    const loginPage = await visitor.newPage();
    await loginPage.goto('/login?unitId=U1001');
    await expect(loginPage.locator('html')).toHaveAttribute('data-theme', 'lotus');
    await expect(loginPage.getByRole('link', { name: '青江区教育局信息中心' })).toHaveAttribute(
      'href',
      'https://edu.example/',
    );
    await expect(loginPage.locator('html')).toHaveCSS('--p-colors-brand-fill', '#68a265');
    await visitor.close();
  },
);
