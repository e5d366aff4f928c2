import { expect, test } from '../fixtures/index.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('when JavaScript is off, then the page says so in both languages', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto('/login');
    const notice = page.locator('noscript p');
    await expect(notice).toHaveCount(2);
    await expect(notice.and(page.locator('[lang=zh-CN]'))).toContainText(/[\u4e00-\u9fff].*JavaScript/);
    await expect(notice.and(page.locator('[lang=en]'))).toContainText('JavaScript');
  });
});
