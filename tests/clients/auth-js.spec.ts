import { demoPassword } from '../fixtures/index.ts';
import { expect, test } from './testing/index.ts';
import { exampleOf } from './testing/programs.ts';

const port = 4001;
const client = { id: 'auth-js', secret: 'auth-js-secret-2026', port };
const registration = {
  redirectUris: [`http://localhost:${port}/auth/callback/portal`],
  hasClaimsInIdToken: true,
};

test('Auth.js: when a user comes, then it knows her name from the id token, and signs her out of the portal', async ({
  page,
  portal,
  signInPage,
  consentPage,
  startClient,
}) => {
  const app = await startClient({ program: exampleOf('auth-js.mjs'), client, registration });
  await app.open('login');
  await signInPage.signIn('t.zhou', demoPassword);
  await consentPage.allow.click();
  await app.arrive('welcome');
  expect(await app.user()).toMatchObject({
    id: '2001',
    name: '周敏 Zhou Min',
    userType: 2,
    unitId: 'U2001',
  });
  await app.open('logout');
  await page.getByRole('button', { name: /Sign out/ }).click();
  await app.arrive('home');
  expect(await app.user()).toBeNull();
  const me = await page.request.get(`${portal.url}/api/uaa/oauth/me`);
  expect(await me.json()).toMatchObject({ status: 401 });
});
