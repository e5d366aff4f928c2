import { demoPassword } from '../../fixtures/index.ts';
import { type ClientProgram, type ClientSetup, expect, test } from './index.ts';

export interface Library extends Omit<ClientSetup, 'program' | 'isAtAuthorizePage'> {
  readonly name: string;
  /** Its app; `isAtAuthorizePage` where its users are sent to the authorize page instead of the standard endpoint. */
  readonly program: (isAtAuthorizePage: boolean) => ClientProgram;
  /** False for a client of the operator: its users are not asked. */
  readonly asksConsent: boolean;
  /** Whether the library ends its session when the portal notifies it of a sign-out. */
  readonly hearsSignOuts: boolean;
  /** What the app shows to a user who declined. Default: the error that the portal sent. */
  readonly refusal?: string;
  /** Why it cannot run on this computer; undefined where it can. */
  readonly missing?: string | undefined;
}

const endpoints = [
  { name: 'at the standard endpoint', isAtAuthorizePage: false },
  { name: 'at the authorize page', isAtAuthorizePage: true },
] as const;

/** Proves that a library gets everything that it is made for from the portal. */
export function proveLibrary(library: Library): void {
  const { name, missing, asksConsent, hearsSignOuts } = library;
  test.describe(name, () => {
    // biome-ignore lint/suspicious/noSkippedTests: a library that is not installed; counts as a failure where all is required
    test.skip(missing !== undefined, missing);
    for (const endpoint of endpoints) {
      const title = `${name} ${endpoint.name}`;
      const setup = setupOf(library, endpoint.isAtAuthorizePage);
      proveSignIn(title, library, setup);
      if (asksConsent) proveRefusal(title, library, setup);
    }
    if (hearsSignOuts) proveSignOut(library);
  });
}

function setupOf(library: Library, isAtAuthorizePage: boolean): ClientSetup {
  return { ...library, program: library.program(isAtAuthorizePage), isAtAuthorizePage };
}

function proveSignIn(title: string, { client, asksConsent }: Library, setup: ClientSetup): void {
  test(`${title}: when a user comes, then it knows her, renews its tokens and signs her out of the portal`, async ({
    page,
    portal,
    signInPage,
    consentPage,
    startClient,
    grantsOf,
  }) => {
    const app = await startClient(setup);
    await app.open('login');
    await signInPage.signIn('t.zhou', demoPassword);
    if (asksConsent) await consentPage.allow.click();
    await app.arrive('welcome');
    expect(await app.user()).toMatchObject({
      sub: '2001',
      preferred_username: 't.zhou',
      user_type: 2,
      unit_id: 'U2001',
    });
    const before = grantsOf(client);
    await app.open('refresh');
    expect(await app.user()).toMatchObject({ sub: '2001' });
    expect(grantsOf(client)).toBe(before + 1);
    await app.open('logout');
    await page.getByRole('button', { name: /Sign out/ }).click();
    await app.arrive('home');
    expect(await app.user()).toBeNull();
    const me = await page.request.get(`${portal.url}/api/uaa/oauth/me`);
    expect(await me.json()).toMatchObject({ status: 401 });
  });
}

function proveRefusal(
  title: string,
  { client, refusal = 'access_denied' }: Library,
  setup: ClientSetup,
): void {
  test(`${title}: when the user declines, then the app is told and knows nobody`, async ({
    page,
    signInPage,
    consentPage,
    problems,
    startClient,
  }) => {
    problems.expect(new RegExp(`status of 40[013].*localhost:${client.port}/`));
    const app = await startClient(setup);
    await app.open('login');
    await signInPage.signIn('t.wu', demoPassword);
    await consentPage.refuse.click();
    await expect(page.locator('body')).toContainText(refusal);
    expect(await app.user()).toBeNull();
  });
}

function proveSignOut(library: Library): void {
  test(`${library.name}: when the user signs out of the portal, then she is signed out of the app, too`, async ({
    page,
    context,
    signInPage,
    consentPage,
    desktopPage,
    frame,
    startClient,
  }) => {
    await signInPage.signIn('t.chen', demoPassword);
    await desktopPage.apps.first().waitFor();
    const app = await startClient(setupOf(library, false));
    await app.open('login');
    if (library.asksConsent) await consentPage.allow.click();
    await app.arrive('welcome');
    expect(await app.user()).toMatchObject({ sub: '2003' });
    await page.goto('/desktop/home');
    await frame.signOut();
    await page.waitForURL('**/login**');
    await expect.poll(() => app.user()).toBeNull();
    expect((await context.cookies(app.origin)).length).toBeGreaterThan(0);
  });
}
