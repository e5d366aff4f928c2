import { afterAll, beforeAll, expect, test } from 'vitest';
import { forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { createScene, type RelyingParty } from './testing/scene.ts';

forEachEngine((engine) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
  });
  afterAll(() => platform.close());
  const scene = createScene(engine.database, () => platform);

  const ask = async (returnTo: string) => {
    const { body } = await platform
      .createClient()
      .get(`/api/uaa/sign_in/requesting_app?${new URLSearchParams({ returnTo })}`);
    expect(body.status).toBe(200);
    return body.data;
  };
  /** Where the sign-in page goes on to, for a browser in which nobody is signed in. */
  const send = async (party: RelyingParty, more: Record<string, string> = {}): Promise<string> => {
    const { verifier, ...pkce } = scene.createPkce();
    const query = new URLSearchParams({ ...scene.requestOf(party, more), ...pkce });
    const { headers } = await scene.open(undefined, `/api/uaa/oidc/auth?${query}`);
    const page = new URL(headers.get('location') ?? '', platform.base);
    expect(page.pathname).toBe('/login');
    return page.searchParams.get('redirect_uri') ?? '';
  };
  const authorizePage = (party: RelyingParty, more: Record<string, string> = {}): string =>
    `/open/authorize?${new URLSearchParams(scene.requestOf(party, more))}`;
  const name = { 'zh-CN': '阅读', en: 'Reader' };
  const nobody = { client: null, language: null, username: null };

  test('when an app sends a visitor, then its name, its language and its user are known at both endpoints', async () => {
    const party = await scene.createParty();
    expect(await ask(await send(party))).toEqual({ ...nobody, client: name });
    const more = { ui_locales: 'fr en', login_hint: ' t.zhou ' };
    const whole = { client: name, language: 'en', username: 't.zhou' };
    expect(await ask(await send(party, more))).toEqual(whole);
    expect(await ask(authorizePage(party, more))).toEqual(whole);
  });

  test.each([
    ['requested', false],
    ['active', true],
  ] as const)(
    'when nobody has approved the app (%s, sandbox only: %s), then it is not named',
    async (status, isSandboxOnly) => {
      const party = await scene.createParty({ status, isSandboxOnly, sandboxUnitId: null });
      expect(await ask(await send(party, { login_hint: 'x' }))).toEqual({ ...nobody, username: 'x' });
    },
  );

  test.each(['x'.repeat(129), 'a\u202Eb', 'a\u0000b', 'a\nb', '\u200B', '   '])(
    'when the expected user name is %j, then it is left out',
    async (login_hint) => {
      const party = await scene.createParty();
      expect(await ask(authorizePage(party, { login_hint }))).toEqual({ ...nobody, client: name });
    },
  );

  test('when the expected user name holds markup, then it stays the text that it is', async () => {
    const login_hint = '"><img src=x onerror=alert(1)>';
    const party = await scene.createParty();
    expect(await ask(await send(party, { login_hint }))).toMatchObject({ username: login_hint });
  });

  test('when the app is disabled, or nobody asks, then nothing is known', async () => {
    const party = await scene.createParty({ status: 'disabled' });
    for (const returnTo of [
      authorizePage(party, { login_hint: 'x' }),
      '/desktop/home',
      '/open/authorize?client_id=nobody&login_hint=x',
      '/open/authorize?client_id=%00',
      '/api/uaa/oidc/continue/doesnotexist',
      '/api/uaa/oidc/continue/',
      `/api/uaa/oidc/continue/../${'x'.repeat(200)}`,
      '//[',
      '',
    ])
      expect([returnTo, await ask(returnTo)]).toEqual([returnTo, nobody]);
  });
});
