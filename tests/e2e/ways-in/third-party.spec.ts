import type { Page } from '@playwright/test';
import { findViolations } from '../../fixtures/axe.ts';
import { expect, homePattern, test } from '../../fixtures/index.ts';
import { photograph } from '../../fixtures/photograph.ts';
import { WaysIn } from '../../pages/ways-in.ts';

const texts = {
  'zh-CN': {
    refused: '第三方登录没有完成，请重试',
    over: '第三方登录已失效，请重新开始',
  },
  en: {
    refused: 'The third-party sign-in did not finish. Please try again',
    over: 'This third-party sign-in is over. Please start again',
  },
};

async function userOf(page: Page): Promise<string> {
  return (await (await page.request.get('/api/uaa/oauth/me')).json()).data.userId;
}

test(
  'when a third party knows the user, then two presses sign her in, back to where she wanted to go',
  { tag: ['@B12', '@B14', '@phone'] },
  async ({ page, language, signInPage }, info) => {
    const ways = new WaysIn(page, language);
    await signInPage.open(`?redirect_uri=${encodeURIComponent('/desktop/home?from=wecom')}`);
    await expect(ways.others.getByRole('button')).toHaveCount(3);
    await photograph(page, info, 'sign-in-ways');
    expect(await findViolations(page)).toEqual([]);
    await ways.provider(/企业微信|WeCom/).click();
    await page.getByRole('link', { name: /Chen Xiaoyan/ }).click();
    await page.waitForURL('**/desktop/home?from=wecom');
    expect(await userOf(page)).toBe('2003');
  },
);

test('when a code comes a second time, then the page says that it is over, and nobody is signed in', {
  tag: ['@B12'],
}, async ({ page, context, language, signInPage }) => {
  const ways = new WaysIn(page, language);
  const back = page.waitForRequest((request) => /\/login\?.*code=/.test(request.url()));
  await signInPage.open();
  await ways.provider(/企业微信|WeCom/).click();
  await page.getByRole('link', { name: /Chen Xiaoyan/ }).click();
  const address = (await back).url();
  await page.waitForURL(homePattern);
  await context.clearCookies({ name: '__Host-sid' });
  await page.goto(address);
  await page.waitForURL('**/login?reason=social_expired');
  await expect(page.getByText(texts[language].over)).toBeVisible();
});

test('when nobody knows the third parties, then there are none, and the form works', {
  tag: ['@once', '@B14'],
}, async ({ page, language, signInPage }) => {
  const ways = new WaysIn(page, language);
  await page.route('**/api/uaa/social/info*', (route) =>
    route.fulfill({ json: { status: 502, code: 'upstream_unavailable', message: 'x', data: null } }),
  );
  await signInPage.open();
  await expect(ways.byQr).toBeVisible();
  await expect(ways.others).toHaveCount(0);
  await expect(page.getByText('upstream')).toHaveCount(0);
  await expect(signInPage.username).toBeFocused();
});

test('when beginning fails, then that stands below the icons and can be tried again', {
  tag: ['@once', '@B14'],
}, async ({ page, language, signInPage }) => {
  const ways = new WaysIn(page, language);
  await page.route(
    '**/api/uaa/social/transaction/begin',
    (route) => route.fulfill({ json: { status: 404, code: 'not_found', message: '暂时不可用', data: null } }),
    { times: 1 },
  );
  await signInPage.open();
  await ways.provider(/微信/).last().click();
  await expect(ways.others.getByRole('alert')).toHaveText('暂时不可用');
  await ways.provider(/微信/).last().click();
  await page.waitForURL('**/social/mock/authorize?**');
});
