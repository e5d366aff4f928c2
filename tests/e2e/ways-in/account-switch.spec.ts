import type { Page } from '@playwright/test';
import { checkScreen } from '../../fixtures/check-screen.ts';
import { demoPassword, expect, test } from '../../fixtures/index.ts';
import { wordsOf } from '../../fixtures/words.ts';

async function nameOf(page: Page): Promise<string | undefined> {
  return (await (await page.request.get('/api/uaa/oauth/me')).json()).data?.loginName;
}

test.describe('in a development portal', () => {
  const override = '/pages/base/pc_base_tm/index.html';
  test.use({
    ownPortal: true,
    ownEnvironment: { NODE_ENV: 'development', UNIT_HOME_OVERRIDES: `U2002=${override}` },
  });

  test(
    'when another account is chosen in the user’s panel, then the page is hers without a password',
    {
      tag: ['@B20', '@B23', '@phone'],
    },
    async ({ page, context, language, signInPage, frame }, info) => {
      const words = wordsOf('shell/features/account-switch', language);
      await signInPage.signIn('t.zhou', demoPassword);
      await frame.userButton.click();
      const button = page.getByRole('button', { name: words.text('accountSwitch.button') });
      await button.click();
      const dialog = page.getByRole('dialog', { name: words.text('accountSwitch.title') });
      await expect(dialog.getByRole('button', { name: /t\.zhou/ })).toBeDisabled();
      await checkScreen(page, info, 'account-switch');
      await dialog.getByRole('searchbox').fill('罗伟');
      await dialog.getByRole('button', { name: /ms\.admin/ }).click();
      await expect(page).toHaveURL((url) => url.pathname === override);
      await expect(dialog).toBeHidden();
      await expect(frame.userButton).toBeVisible();
      expect(await nameOf(page)).toBe('ms.admin');
      await frame.userButton.click();
      await expect(page.getByRole('region').getByText('ms.admin', { exact: true })).toBeVisible();
      expect((await context.cookies()).filter(({ name }) => name === '__Host-sid')).toHaveLength(1);
    },
  );
});

test('when the portal is not for development, then nothing offers other accounts, and the server refuses them', {
  tag: ['@B23', '@once'],
}, async ({ page, language, signedInAs, desktopPage, frame }) => {
  const words = wordsOf('shell/features/account-switch', language);
  await signedInAs('t.zhou');
  await desktopPage.open();
  await frame.userButton.click();
  await expect(frame.account).toBeVisible();
  await expect(page.getByRole('button', { name: words.text('accountSwitch.button') })).toHaveCount(0);
  const headers = { 'X-Requested-By': 'portal' };
  for (const path of ['accounts', 'login?userId=4002']) {
    const answer = await page.request.get(`/api/uaa/social/switch/${path}`, { headers });
    expect((await answer.json()).code).toBe('forbidden');
  }
  expect(await nameOf(page)).toBe('t.zhou');
});
