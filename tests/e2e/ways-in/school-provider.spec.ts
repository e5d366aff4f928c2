import { registerClient } from '../../clients/testing/register-client.ts';
import { findViolations } from '../../fixtures/axe.ts';
import { demoPassword, expect, homePattern, test as journey } from '../../fixtures/index.ts';
import { photograph } from '../../fixtures/photograph.ts';
import { type PortalProcess, startPortal } from '../../fixtures/portal-process.ts';
import { wordsOf } from '../../fixtures/words.ts';
import { WaysIn } from '../../pages/ways-in.ts';
import { findFreePort } from '../../processes/find-free-port.ts';

const names = { 'zh-CN': '青江统一登录', en: 'Qingjiang account' };

/** A second portal, whose visitors come from the first one. It has another host: cookies do not know ports. */
const test = journey.extend<{ school: PortalProcess }>({
  school: async ({ portal, context, language }, use) => {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const client = { id: 'school-portal', secret: `secret-of-${port}`, port };
    const id = `${client.id}-${port}`;
    await registerClient(
      portal.dataDir,
      { ...client, id },
      { isFirstParty: true, redirectUris: [`${url}/api/uaa/social/school/return`] },
    );
    const school = await startPortal({
      PORT: String(port),
      PUBLIC_URL: url,
      SCHOOL_OIDC_ISSUER: `${portal.url}/api/uaa/oidc`,
      SCHOOL_OIDC_CLIENT_ID: id,
      SCHOOL_OIDC_CLIENT_SECRET: client.secret,
      SCHOOL_OIDC_NAME: names['zh-CN'],
      SCHOOL_OIDC_NAME_EN: names.en,
      SCHOOL_OIDC_UNIT: 'U2001',
      SCHOOL_OIDC_CREATES: 'teacher',
    });
    await context.addCookies([{ name: 'portal-lang', value: language, url, sameSite: 'Lax' }]);
    await use({ ...school, url });
    // Pages go on loading what a portal that has ended cannot give.
    await Promise.all(context.pages().map((page) => page.goto('about:blank')));
    await school.stop();
  },
});

test(
  'when a teacher comes from the provider of her school, then she is in, back where she wanted to go',
  {
    tag: ['@B12', '@B14'],
  },
  async ({ page, language, school, signInPage }, info) => {
    const ways = new WaysIn(page, language);
    await page.goto(`${school.url}/login?redirect_uri=${encodeURIComponent('/desktop/home?from=school')}`);
    await expect(ways.provider(names[language])).toBeVisible();
    await photograph(page, info, 'sign-in-school-provider');
    expect(await findViolations(page)).toEqual([]);
    await ways.provider(names[language]).click();
    await page.waitForURL(/localhost:\d+\/login/);
    await signInPage.signIn('t.zhou', demoPassword);
    await page.waitForURL(`${school.url}/desktop/home?from=school`);
    const me = (await (await page.request.get(`${school.url}/api/uaa/oauth/me`)).json()).data;
    // An account of hers was made here.
    expect(me).toMatchObject({ userType: 2, unitId: 'U2001', mustChangePassword: false });
    expect(me.userId).not.toBe('2001');
  },
);

test(
  'when a pupil comes who has no account, then the page for binding says where she came from',
  {
    tag: ['@B17'],
  },
  async ({ page, language, school, signInPage }, info) => {
    const ways = new WaysIn(page, language);
    const words = wordsOf('remotes/signin/bind', language);
    await page.goto(`${school.url}/login`);
    await ways.provider(names[language]).click();
    await page.waitForURL(/localhost:\d+\/login/);
    await signInPage.signIn('s.gao', demoPassword);
    await page.waitForURL(`${school.url}/bind/**`);
    await expect(
      page.getByRole('heading', { level: 1, name: words.text('signin.bind.title') }),
    ).toBeVisible();
    await expect(page.getByText(names[language])).toBeVisible();
    await photograph(page, info, 'bind-school-provider');
    expect(await findViolations(page)).toEqual([]);
  },
);

test.describe('a provider that is away', () => {
  test.use({
    ownPortal: true,
    ownEnvironment: {
      SCHOOL_OIDC_ISSUER: 'http://127.0.0.1:9/oidc',
      SCHOOL_OIDC_CLIENT_ID: 'portal',
      SCHOOL_OIDC_CLIENT_SECRET: 'secret',
      SCHOOL_OIDC_NAME: names['zh-CN'],
      SCHOOL_OIDC_NAME_EN: names.en,
      SCHOOL_OIDC_UNIT: 'U2001',
    },
  });

  test('when somebody wants to sign in there, then a sentence says so, and the password signs in', {
    tag: ['@B14'],
  }, async ({ page, language, signInPage, problems }) => {
    problems.expect(/status of 502/);
    const ways = new WaysIn(page, language);
    await signInPage.open();
    await ways.provider(names[language]).click();
    await expect(ways.others.getByRole('alert')).toBeVisible();
    await signInPage.signIn('t.zhou', demoPassword);
    await page.waitForURL(homePattern);
  });
});
