import { afterAll, beforeAll, expect, test } from 'vitest';
import { forEachEngine, startTestPlatform, type TestClient, type TestPlatform } from '#platform/testing';
import { createScene, type RelyingParty, redirectUri } from './testing/scene.ts';

forEachEngine((engine) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
  });
  afterAll(() => platform.close());
  const scene = createScene(engine.database, () => platform);

  const openAuth = async (browser: TestClient, party: RelyingParty, more: Record<string, string>) => {
    const { verifier, ...pkce } = scene.createPkce();
    const query = new URLSearchParams({ ...scene.requestOf(party), ...pkce, ...more });
    return { ...(await scene.open(browser, `/api/uaa/oidc/auth?${query}`)), verifier };
  };
  /** What the form of a page would send. */
  const formOf = (page: string) => ({
    action: /<form method="post" action="([^"]+)"/.exec(page)?.[1],
    values: Object.fromEntries(
      [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  });

  test('when a client asks for form_post, then a form carries the code to it, with and without script', async () => {
    const party = await scene.createParty();
    const browser = await (await scene.createUser()).signIn();
    const page = await openAuth(browser, party, { response_mode: 'form_post', state: '"><script>' });
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]+'(;|$)/);
    expect(policy).toContain("form-action 'self' http://localhost:4001");
    expect(page.text).toContain('<button type="submit">');
    expect(page.text.match(/<script>/g)).toHaveLength(1);
    const { action, values } = formOf(page.text);
    expect(action).toBe(redirectUri);
    expect(values).toMatchObject({ state: '&quot;&gt;&lt;script&gt;', iss: scene.endpoint('') });
    const { code = '' } = values;
    expect((await scene.redeem(party, { code, verifier: page.verifier })).status).toBe(200);
  });

  test('when such a request is refused, then the form tells the client', async () => {
    const party = await scene.createParty({ scopes: ['openid'] });
    const browser = await (await scene.createUser()).signIn();
    const page = await openAuth(browser, party, { response_mode: 'form_post' });
    expect(page.status).toBe(200);
    expect(formOf(page.text)).toMatchObject({
      action: redirectUri,
      values: { error: 'invalid_scope', state: 'st-1' },
    });
  });

  test('when the user is asked first, then her answer leads to the form', async () => {
    const party = await scene.createParty({ isFirstParty: false });
    const browser = await (await scene.createUser()).signIn();
    for (const [answer, field] of [
      ['deny', 'error'],
      ['confirm', 'code'],
    ] as const) {
      const asked = await openAuth(browser, party, { response_mode: 'form_post' });
      const interaction =
        new URL(asked.headers.get('location') ?? '', platform.base).searchParams.get('interaction') ?? '';
      const { body } = await browser.post(`/api/uaa/consent/${answer}`, { interaction });
      const page = await scene.open(browser, body.data.address);
      expect(formOf(page.text)).toMatchObject({
        action: redirectUri,
        values: { [field]: expect.any(String) },
      });
    }
  });

  test('when the metadata name a way to answer, then it works', async () => {
    const party = await scene.createParty();
    const browser = await (await scene.createUser()).signIn();
    const metadata = await (await fetch(scene.endpoint('/.well-known/openid-configuration'))).json();
    expect(metadata.response_modes_supported).toEqual(['query', 'form_post']);
    const query = await openAuth(browser, party, { response_mode: 'query' });
    expect(new URL(query.headers.get('location') ?? '').search).toMatch(/^\?code=[\w-]+/);
    const form = await openAuth(browser, party, { response_mode: 'form_post' });
    expect(formOf(form.text).values.code).toMatch(/^[\w-]+$/);
  });

  test('when a client asks for another way to answer, then the refusal goes to the client', async () => {
    const party = await scene.createParty();
    const browser = await (await scene.createUser()).signIn();
    for (const [response_mode, error] of [
      ['fragment', 'invalid_request'],
      ['web_message', 'unsupported_response_mode'],
    ] as const) {
      const { headers } = await openAuth(browser, party, { response_mode });
      const address = new URL((headers.get('location') ?? '').replace('#', '?'));
      expect([address.origin, address.searchParams.get('error')]).toEqual([
        new URL(redirectUri).origin,
        error,
      ]);
    }
  });
});
