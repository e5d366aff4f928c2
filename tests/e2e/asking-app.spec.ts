import { holdBack } from '../fixtures/hold-back.ts';
import { demoPassword, expect, test } from '../fixtures/index.ts';
import { createPkce } from '../pages/authorize-page.ts';

/** `reader` of the demo data. */
const lines = { 'zh-CN': '登录后继续使用 悦读书架', en: 'Sign in to continue to Reader' } as const;

function addressOf(more: Record<string, string>): string {
  return `/api/uaa/oidc/auth?${new URLSearchParams({
    response_type: 'code',
    client_id: 'reader',
    redirect_uri: 'http://localhost:4001/callback',
    scope: 'openid profile',
    state: 's',
    ...createPkce().challenge,
    ...more,
  })}`;
}

test('when an app sends a visitor to sign in, then the page names it from its first moment, and stays in its place', async ({
  page,
  signInPage,
  consentPage,
  language,
}) => {
  const release = await holdBack(page, /\/assets\/.*\.js/);
  await page.goto(addressOf({ login_hint: 't.zhou' }), { waitUntil: 'commit' });
  const line = page.getByText(lines[language], { exact: true });
  await expect(page.locator('.boot-requesting-app')).toHaveText(lines[language]);
  const before = await line.boundingBox();
  await release();
  await expect(page.locator('.boot-requesting-app')).toHaveCount(0);
  const after = await line.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2);
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThanOrEqual(1);
  await expect(signInPage.username).toHaveValue('t.zhou');
  await signInPage.password.fill(demoPassword);
  await signInPage.password.press('Enter');
  await expect(consentPage.question).toBeVisible();
});
