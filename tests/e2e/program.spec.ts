import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { registerApp } from '../fixtures/register-app.ts';
import { DevelopersPage } from '../pages/developers-page.ts';

test.use({ ownPortal: true });

test(
  'when an administrator lets an app work without a user, then it works for her school until she ends it',
  {
    tag: ['@screens', '@two-ways'],
  },
  async ({ page, portal, language, signedInAs }, info) => {
    test.setTimeout(180_000);
    await signedInAs('ps.admin');
    const centre = new DevelopersPage(page, language);
    const clientId = await registerApp(page, portal.url);
    const { origin } = new URL(portal.url);
    await page.request.post('/api/uaa/clients/decide', {
      headers: { origin, 'x-requested-by': 'portal' },
      form: { clientId, revision: '1', decision: 'approve' },
    });
    await centre.open(`#/clients/${clientId}/secrets`);
    await centre.button('developers.secrets.add').click();
    const secret = await centre.takeSecret();
    const askToken = async () => {
      const answer = await page.request.post('/api/uaa/oidc/token', {
        headers: { authorization: `Basic ${btoa(`${clientId}:${secret}`)}` },
        form: { grant_type: 'client_credentials' },
      });
      return String((await answer.json()).access_token);
    };
    const askSelf = (token: string) =>
      page.request.get('/programs/v1/self', { headers: { authorization: `Bearer ${token}` } });

    await centre.goTo('program');
    await expect(centre.button('developers.program.permit')).toBeDisabled();
    await page.getByRole('checkbox', { name: /^people\.read/ }).check();
    await page.getByRole('checkbox', { name: /^classes\.read/ }).check();
    await checkScreen(page, info, 'developers-program-form');
    await centre.button('developers.program.permit').click();
    await expect(centre.button('developers.program.end')).toBeVisible();
    await checkScreen(page, info, 'developers-program');
    const token = await askToken();
    expect(await (await askSelf(token)).json()).toMatchObject({
      unit: { unitId: 'U2001' },
      scopes: ['people.read', 'classes.read'],
    });

    await centre.button('developers.program.change').click();
    await page.getByRole('checkbox', { name: /^classes\.read/ }).uncheck();
    await centre.button('developers.program.save').click();
    await expect(page.getByText('classes.read', { exact: true })).toBeHidden();
    expect((await askSelf(token)).status()).toBe(401);
    const narrower = await askToken();
    expect((await (await askSelf(narrower)).json()).scopes).toEqual(['people.read']);

    await centre.button('developers.program.end').click();
    await centre.dialog
      .getByRole('button', { name: centre.words.text('developers.program.end'), exact: true })
      .click();
    await expect(centre.button('developers.program.permit')).toBeVisible();
    expect((await askSelf(narrower)).status()).toBe(401);

    await centre.goTo('log');
    await expect(centre.log).toContainText('GET /programs/v1/self 200');
    await expect(centre.log).toContainText(centre.words.text('developers.event.program.withdrawn'));
  },
);
