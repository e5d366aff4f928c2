import { expect, test } from '../fixtures/index.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('when JavaScript is off, then the page says so in both languages', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto('/login');
    const notice = page.locator('noscript');
    await expect(notice).toContainText('JavaScript');
    await expect(notice).toContainText(/[\u4e00-\u9fff]/);
    await expect(notice).toContainText(/enable|turn on|needs|requires/i);
  });
});
