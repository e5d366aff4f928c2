import { expect, test } from '../fixtures/index.ts';
import { photograph } from '../fixtures/photograph.ts';
import { wordsOf } from '../fixtures/words.ts';

test(
  'when the portal is renewed under an open form, then a bar offers to reload, and what was typed outlives it',
  {
    tag: ['@core', '@once'],
  },
  async ({ page, signedInAs, peoplePage, language }, info) => {
    const words = wordsOf('shell/features/new-version', language);
    const bar = page.getByRole('status').filter({ hasText: words.text('newVersion.newer.text') });
    await signedInAs('ps.admin');
    let deployed: string | undefined = 'the-next';
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch();
      const build = deployed ? { 'x-portal-build': deployed } : {};
      await route.fulfill({ response, headers: { ...response.headers(), ...build } });
    });
    await peoplePage.open();
    await expect(bar).toBeVisible();
    await photograph(page, info, 'new-version');

    await peoplePage.edit('t.wu');
    await peoplePage.field('realName').fill('吴小刚');
    // Unsaved work makes the browser ask.
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await peoplePage.edit('t.wu');
    await expect(page.getByText(peoplePage.formWords.text('form.restored.title'))).toBeVisible();
    await expect(peoplePage.field('realName')).toHaveValue('吴小刚');
    await photograph(page, info, 'draft');
    await page.getByRole('button', { name: peoplePage.formWords.text('form.restored.drop') }).click();
    await expect(peoplePage.field('realName')).toHaveValue(/^吴刚/);
    await page.keyboard.press('Escape');

    // The page that is loaded now is the newer one.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) deployed = undefined;
    });
    const loaded = page.waitForEvent('load');
    await bar.getByRole('button', { name: words.text('newVersion.bar.reload') }).click();
    await loaded;
    await expect(peoplePage.list).toBeVisible();
    await expect(bar).toBeHidden();
  },
);
