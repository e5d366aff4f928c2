import { demoPassword, expect, homePattern, test } from '../../fixtures/index.ts';

const base = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const personal = `${base} MicroMessenger/8.0.60`;
const work = `${personal} wxwork/4.1.36`;

test.describe('in the app on a phone', () => {
  // A client id counts on a phone only.
  test.use({ userAgent: base, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('when the device has a client id, then it signs in by it', {
    tag: ['@core', '@B01', '@B08', '@Q11'],
  }, async ({ page, context, signInPage }) => {
    const headers = { 'x-requested-by': 'portal' };
    await signInPage.signIn('t.zhou', demoPassword);
    await page.waitForURL(homePattern);
    const answer = await page.request.post('/api/uaa/oauth/device/remember', { headers, form: {} });
    const { userClientId } = (await answer.json()).data;
    await page.evaluate((id) => localStorage.setItem('userClientId', id), userClientId);
    await context.clearCookies({ name: '__Host-sid' });
    await page.goto('/login?redirect_uri=%2Fdesktop%2Fhome%3Ffrom%3Dapp');
    await page.waitForURL('**/desktop/home?from=app');
  });

  test('when the sign-in page opens, then the client id is read before anything is asked', {
    tag: ['@A02'],
  }, async ({ page, signInPage }) => {
    await page.addInitScript(() => {
      const order: string[] = [];
      const read = Storage.prototype.getItem;
      Storage.prototype.getItem = function (this: Storage, name: string) {
        order.push(name);
        return read.call(this, name);
      };
      const ask = globalThis.fetch;
      globalThis.fetch = (...order_) => {
        order.push('fetch');
        return ask(...order_);
      };
      Object.assign(globalThis, { order });
    });
    const asked = page.waitForResponse('**/login_user_client');
    await page.addInitScript(() => localStorage.setItem('userClientId', 'unknown'));
    await signInPage.open();
    await asked;
    const order: string[] = await page.evaluate(() => Reflect.get(globalThis, 'order'));
    expect(order.indexOf('userClientId')).toBeGreaterThanOrEqual(0);
    expect(order.indexOf('userClientId')).toBeLessThan(order.indexOf('fetch'));
  });

  test('when the client id is refused, then the app takes over', { tag: ['@B08', '@C08'] }, async ({
    page,
    signInPage,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('userClientId', 'unknown');
      Object.assign(globalThis, { PH: { onLogout: () => document.body.setAttribute('data-host', '') } });
    });
    await signInPage.open();
    await expect(page.locator('body')).toHaveAttribute('data-host');
  });
});

for (const [edition, userAgent, provider, scope] of [
  ['work', work, 'qy', 'snsapi_base'],
  ['personal', personal, 'mp', 'snsapi_userinfo'],
] as const)
  test.describe(`inside the ${edition} edition of the messaging app`, () => {
    test.use({ userAgent });

    test('when the sign-in page opens, then the app is asked with the scope of the edition', {
      tag: ['@B01', '@B13'],
    }, async ({ page }) => {
      const path = `/api/uaa/social/${provider}_info`;
      const { providerAppId } = (await (await page.request.get(path)).json()).data;
      const asked = page.waitForRequest((request) => new URL(request.url()).pathname === path);
      await page.goto('/login?redirect_uri=%2Fdesktop%2Fhome');
      await asked;
      await page.waitForURL('**/api/uaa/social/mock/authorize?**');
      const { searchParams } = new URL(page.url());
      expect([searchParams.get('scope'), searchParams.get('appid')]).toEqual([scope, providerAppId]);
      expect(searchParams.get('redirect_uri')).toContain('/login?redirect_uri=%2Fdesktop%2Fhome');
    });
  });
