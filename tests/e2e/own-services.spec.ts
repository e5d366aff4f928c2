import { expect, homePattern, test } from '../fixtures/index.ts';
import {
  type OwnServices,
  ownFolder,
  ownTokenCookies,
  ownUser,
  startOwnServices,
} from '../fixtures/own-services.ts';

const ownTest = test.extend<{ isBare: boolean; services: OwnServices }>({
  isBare: [false, { option: true }],
  services: async ({ isBare }, use) => {
    const services = await startOwnServices(isBare);
    await use(services);
    await services.stop();
  },
  ownPortal: true,
  ownEnvironment: async ({ services }, use) =>
    use({
      UPSTREAM_URL: services.url,
      API_PREFIXES: ownFolder,
      TOKEN_COOKIES: Object.values(ownTokenCookies).join(),
    }),
});

ownTest(
  'when the services are a school’s own, then its users sign in, work with renewed tokens, and sign out',
  { tag: ['@C06'] },
  async ({ page, context, services, signInPage, desktopPage, frame, language }) => {
    expect((await page.request.get('/readyz')).status()).toBe(200);
    await signInPage.signIn(ownUser.username, 'wrong');
    await expect(signInPage.password).toHaveAccessibleDescription(/密码错误|Wrong user name/);
    await signInPage.signIn(ownUser.username, ownUser.password);
    await page.waitForURL(homePattern);
    await expect(desktopPage.app(language === 'en' ? 'Lesson plans' : '备课')).toBeVisible();
    // The first access token ended before it could be used.
    expect(services.refreshes).toBe(1);

    const plans = await page.evaluate(async (path) => (await fetch(path)).json(), `${ownFolder}/plans`);
    expect(plans).toMatchObject({ status: 200, data: ['分数'] });
    const names = (await context.cookies()).map(({ name }) => name);
    for (const name of Object.values(ownTokenCookies)) expect(names).not.toContain(name);

    await frame.signOut();
    await expect(signInPage.username).toBeVisible();
    expect(services.liveTokens).toBe(0);
    expect(services.unknownCalls).toEqual([]);
  },
);

ownTest.describe('services with the few calls that are needed', () => {
  ownTest.use({ isBare: true });

  ownTest(
    'when all other calls are missing, then users still sign in, see their apps and sign out',
    { tag: ['@C06'] },
    async ({ page, services, signInPage, desktopPage, frame, problems }) => {
      // The browser itself reports each of them.
      problems.expect(/status of 404 .*\/api\//);
      await signInPage.signIn(ownUser.username, ownUser.password);
      await page.waitForURL(homePattern);
      await expect(desktopPage.apps).toHaveCount(1);
      await frame.signOut();
      await expect(signInPage.username).toBeVisible();
      expect(services.unknownCalls).not.toEqual([]);
    },
  );
});
