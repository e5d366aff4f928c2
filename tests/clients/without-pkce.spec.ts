import { demoPassword } from '../fixtures/index.ts';
import { findFreePort } from '../processes/find-free-port.ts';
import { expect, test } from './testing/index.ts';
import { exampleOf } from './testing/programs.ts';

const day = 24 * 3600 * 1000;
const portalPort = await findFreePort();

test.use({
  ownPortal: true,
  ownEnvironment: {
    NODE_ENV: 'production',
    TEST_MODE: '0',
    HOST: '127.0.0.1',
    PORT: String(portalPort),
    PUBLIC_URL: `http://localhost:${portalPort}`,
  },
});

function oldLibrary(id: string, withoutPkceUntil: number) {
  return {
    program: exampleOf('passport-openidconnect.mjs'),
    client: { id, secret: `${id}-secret-2026`, port: 4004 },
    registration: { redirectUris: ['http://localhost:4004/callback'], withoutPkceUntil },
  };
}

test('when a library without PKCE has an exception, then it signs users in at a portal in production', async ({
  signInPage,
  consentPage,
  startClient,
}) => {
  const app = await startClient(oldLibrary('old-library', Date.now() + day));
  await app.open('login');
  await signInPage.signIn('t.zhou', demoPassword);
  await consentPage.allow.click();
  await app.arrive('welcome');
  expect(await app.user()).toMatchObject({ sub: '2001', preferred_username: 't.zhou' });
});

test('when the exception has ended, then the library is told, and knows nobody', async ({
  page,
  problems,
  startClient,
}) => {
  problems.expect(/status of 400.*localhost:4004/);
  const app = await startClient(oldLibrary('late-library', Date.now() - day));
  await app.open('login');
  await expect(page.locator('body')).toContainText('invalid_request');
  expect(await app.user()).toBeNull();
});
