/**
 * Signs Playwright tests in to the portal. It needs nothing but Playwright: copy it into any project.
 * `PORTAL_URL` says where the portal is, `PORTAL_PASSWORD` what its test users' password is (default: the demo's).
 */
import { type Browser, test as base, expect } from '@playwright/test';

type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

interface LoginFixtures {
  /** Gives this test's browser the session of a user, who has signed in through the real page once per worker. */
  signedInAs(login: string): Promise<void>;
}

interface LoginOptions {
  /** Origin of the portal, without a slash at its end. */
  portalUrl: string;
  /** The sessions of this worker by login. */
  sessions: Map<string, State>;
}

const password = process.env.PORTAL_PASSWORD ?? 'Demo2026';

async function signIn(browser: Browser, portalUrl: string, login: string): Promise<State> {
  const context = await browser.newContext({ baseURL: portalUrl });
  try {
    const page = await context.newPage();
    await page.goto('/login');
    // By what the fields are for, not by what is written beside them: it holds in every language.
    await page.locator('input[autocomplete~="username"]').fill(login);
    const field = page.locator('input[autocomplete~="current-password"]');
    await field.fill(password);
    await field.press('Enter');
    await page
      .waitForURL((url) => url.pathname !== '/login')
      .catch((cause: unknown) => {
        throw new Error(`${login} could not sign in at ${portalUrl}`, { cause });
      });
    return await context.storageState();
  } finally {
    await context.close();
  }
}

export const test = base.extend<LoginFixtures, LoginOptions>({
  portalUrl: [process.env.PORTAL_URL ?? '', { option: true, scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  baseURL: async ({ portalUrl }, use) => use(portalUrl),
  signedInAs: async ({ browser, context, portalUrl, sessions }, use) => {
    await use(async (login) => {
      const known = sessions.get(login);
      if (known) await context.addCookies(known.cookies);
      // Two hours without a call end a session; signing out in a test does, too.
      const info = known && (await context.request.get(`${portalUrl}/bff/session`));
      const isLiving = info !== undefined && (await info.json()).status === 200;
      if (isLiving) return;
      const fresh = await signIn(browser, portalUrl, login);
      sessions.set(login, fresh);
      await context.addCookies(fresh.cookies);
    });
  },
});

export { expect };
