import { demoPassword, expect, test } from '../fixtures/index.ts';
import { createPkce } from '../pages/authorize-page.ts';

const hostile = `"><img src=x onerror=alert(1)>'`;

test('T29 when an app has a name that is markup, then users read it as the text that it is', {
  tag: '@once',
}, async ({ page, signInPage, desktopPage, authorizePage, consentPage }) => {
  let dialogs = 0;
  page.on('dialog', async (dialog) => {
    dialogs += 1;
    await dialog.dismiss();
  });
  await signInPage.signIn('t.zhou', demoPassword);
  await desktopPage.apps.first().waitFor();
  const redirect_uri = 'https://app.example/callback';
  const headers = { 'x-requested-by': 'portal' };
  const fields = { kind: 'sandbox', nameZh: hostile, nameEn: hostile, purpose: hostile, scopes: ['openid'] };
  const addresses = { redirectUris: [redirect_uri], postLogoutRedirectUris: [], backchannelLogoutUri: '' };
  const create = (more: object) =>
    page.request.post('/api/uaa/clients/create', { headers, data: { ...fields, ...addresses, ...more } });
  const picture = await (await create({ logo: 'data:image/svg+xml,<svg onload="alert(1)"/>' })).json();
  expect(picture).toMatchObject({ status: 422, fieldErrors: [{ field: 'logo' }] });
  const { data } = await (await create({})).json();

  const request = {
    client_id: data.client.clientId,
    redirect_uri,
    scope: 'openid',
    ...createPkce().challenge,
  };
  await page.goto(authorizePage.addressOf(request));
  await expect(consentPage.question).toContainText(hostile);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  await page.goto(authorizePage.addressOf({ ...request, redirect_uri: `${redirect_uri}/${hostile}` }));
  await expect(page.getByText(hostile).first()).toBeVisible();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  expect(dialogs).toBe(0);
});
