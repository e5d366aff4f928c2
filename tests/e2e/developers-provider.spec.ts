import { expect, test } from '../fixtures/index.ts';
import { DevelopersPage } from '../pages/developers-page.ts';

test.use({ ownPortal: true });

test('administrators invite a program, let its app do without PKCE for a while, and replace the signing key', {
  tag: ['@once', '@P05'],
}, async ({ page, portal, language, signedInAs }) => {
  await signedInAs('bureau.admin');
  const centre = new DevelopersPage(page, language);
  await centre.open('#/provider');
  await centre.field('developers.invite.label').fill('LemonLDAP');
  await centre.button('developers.invite.create').click();
  const token = await centre.dialog.getByLabel(centre.words.text('developers.invite.token')).inputValue();
  await centre.dialog.getByRole('button', { name: centre.words.text('developers.secret.done') }).click();
  await expect(centre.dialog).toBeHidden();

  const registration = await fetch(`${portal.url}/api/uaa/oidc/reg`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ client_name: 'LemonLDAP', redirect_uris: ['https://sso.example/callback'] }),
  });
  expect(registration.status).toBe(201);
  await page.reload();
  await page.getByRole('link', { name: centre.words.text('developers.invite.open') }).click();
  await expect(centre.heading('LemonLDAP')).toBeVisible();
  await centre.goTo('settings');
  await centre.button('developers.pkce.list').click();
  await expect(centre.button('developers.pkce.end')).toBeVisible();
  await centre.button('developers.pkce.end').click();
  await expect(centre.button('developers.pkce.end')).toBeHidden();

  await centre.open('#/provider');
  await centre.button('developers.keys.rotate').click();
  await centre.dialog
    .getByRole('button', { name: centre.words.text('developers.keys.rotate'), exact: true })
    .click();
  await expect(centre.text('developers.keys.state.next')).toBeVisible();
  await expect(centre.button('developers.keys.rotate')).toBeHidden();
  const { keys } = await (await fetch(`${portal.url}/api/uaa/oidc/jwks`)).json();
  expect(keys).toHaveLength(2);
});
