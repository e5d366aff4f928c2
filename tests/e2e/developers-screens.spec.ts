import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { registerApp } from '../fixtures/register-app.ts';
import { DevelopersPage } from '../pages/developers-page.ts';

test.use({ ownPortal: true });

test(
  'the screens of the developer centre',
  { tag: ['@screens', '@two-ways'] },
  async ({ page, portal, language, signedInAs }, info) => {
    test.setTimeout(300_000);
    await signedInAs('ps.admin');
    const centre = new DevelopersPage(page, language);
    const clientId = await registerApp(page, portal.url);
    const at = (section: string): string => `#/clients/${clientId}/${section}`;
    const name = language === 'en' ? 'Book Drift' : '图书漂流';

    await centre.open();
    await centre.app(name).waitFor();
    await checkScreen(page, info, 'developers-list');
    await centre.open('#/clients?view=all');
    await centre.list('all').waitFor();
    await checkScreen(page, info, 'developers-all');
    await centre.open('#/clients?q=zzzz');
    await centre.text('developers.list.none.title').waitFor();
    await checkScreen(page, info, 'developers-none');

    await centre.open('#/register');
    await centre.address(1).fill('http://books.example/#x');
    await centre.address(1).blur();
    const fragment = language === 'en' ? 'Remove the fragment: # and what follows' : '地址不能带 # 片段';
    await expect(page.getByText(fragment, { exact: true })).toBeVisible();
    // Half under the header, a target would count as small.
    await page.evaluate(() => scrollTo(0, 0));
    await checkScreen(page, info, 'developers-register');

    for (const section of [
      'overview',
      'settings',
      'secrets',
      'units',
      'program',
      'owners',
      'log',
      'try',
      'start',
    ]) {
      await centre.open(at(section));
      await expect(
        page.getByRole('link', { name: centre.words.text(`developers.section.${section}`) }),
      ).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await checkScreen(page, info, `developers-${section}`);
    }
    await centre.open(at('secrets'));
    await centre.button('developers.secrets.add').click();
    await expect(centre.dialog).toBeVisible();
    await checkScreen(page, info, 'developers-secret');

    await centre.open('#/api?q=clients');
    await page.locator('summary').nth(1).click();
    await checkScreen(page, info, 'developers-api');
    await centre.open('#/guides');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await checkScreen(page, info, 'developers-guides');
    await page.getByRole('link', { name: 'openid-client', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('openid-client');
    await checkScreen(page, info, 'developers-guide');
    await centre.open('#/clients/nobody');
    await centre.text('developers.gone.title').waitFor();
    await checkScreen(page, info, 'developers-gone');
    await page.goto('/developers/callback?code=x&state=y');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await checkScreen(page, info, 'developers-callback');
  },
);
