import { afterAll, beforeAll, expect, test } from 'vitest';
import { forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { createScene } from './testing/scene.ts';

const own = 'com.example.app:/callback';
const v4 = 'http://127.0.0.1/cb';
const v6 = 'http://[::1]/cb';
const native = { kind: 'public', redirectUris: [own, v4, v6] } as const;

forEachEngine((engine) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
  });
  afterAll(() => platform.close());
  const scene = createScene(engine.database, () => platform);
  const signIn = async () => (await scene.createUser()).signIn();

  test.each([own, v4, v6, 'http://127.0.0.1:51234/cb', 'http://[::1]:51234/cb'])(
    'when an app on a device asks for its codes at %s, then it gets them there, and tokens for them',
    async (redirect_uri) => {
      const party = await scene.createParty({ ...native, isFirstParty: false });
      const given = await scene.authorize(await signIn(), party, { redirect_uri });
      expect(given.address.startsWith(`${redirect_uri}?code=`)).toBe(true);
      expect((await scene.redeem(party, given, { redirect_uri })).status).toBe(200);
    },
  );

  test('when a code went to one port, then it counts at no other', async () => {
    const party = await scene.createParty(native);
    const given = await scene.authorize(await signIn(), party, { redirect_uri: 'http://127.0.0.1:51234/cb' });
    const { body } = await scene.redeem(party, given, { redirect_uri: 'http://127.0.0.1:51235/cb' });
    expect(body.error).toBe('invalid_grant');
  });

  test.each([
    'http://127.0.0.1:51234/cb/',
    'http://127.0.0.1:51234/cb?x=1',
    'http://127.0.0.1:51234/CB',
    'http://evil@127.0.0.1:51234/cb',
    'http://127.0.0.1:51234@evil.example/cb',
    'http://127.0.0.1.evil.example:51234/cb',
    'http://127.1:51234/cb',
    'http://2130706433:51234/cb',
    'http://localhost:51234/cb',
    'http://127.0.0.1:51234\\@evil.example/cb',
    'https://127.0.0.1:51234/cb',
    'com.example.app:/callback/',
    'com.example.app://callback',
    'com.example.app.evil:/callback',
    'com.example.App:/callback',
  ])('when it asks for them at %s, then nobody is sent there', async (redirect_uri) => {
    const party = await scene.createParty(native);
    const { body } = await scene.ask(await signIn(), party, { redirect_uri });
    expect(body).toMatchObject({ code: 'authorization_refused', data: { reason: 'redirect_mismatch' } });
  });

  test.each([
    { kind: 'confidential', redirectUris: [v4] },
    { kind: 'confidential', redirectUris: [v4], isSandboxOnly: true },
    { kind: 'public', redirectUris: ['http://localhost/cb'] },
  ] as const)('when %o asks with a port, then it counts letter by letter', async (client) => {
    const party = await scene.createParty(client);
    const [address = ''] = client.redirectUris;
    const redirect_uri = address.replace('/cb', ':51234/cb');
    const { body } = await scene.ask(await signIn(), party, { redirect_uri });
    expect(body.code).toBe('authorization_refused');
  });

  test('when it asks again, then the user is asked again, since anybody may pose as it', async () => {
    const party = await scene.createParty({ ...native, isFirstParty: false });
    const browser = await signIn();
    await scene.authorize(browser, party, { redirect_uri: own });
    const { body } = await scene.ask(browser, party, { redirect_uri: own });
    expect(body.data.consent).toMatch(/^\/consent\?/);
    const [, interaction] = body.data.consent.split('=');
    const asked = await browser.get(`/api/uaa/consent/details?interaction=${interaction}`);
    expect(asked.body.data.client.host).toBe('com.example.app');
  });

  test('when it comes without PKCE, then it is refused, whatever its row says', async () => {
    const party = await scene.createParty({ ...native, withoutPkceUntil: platform.now() + 1000 * 3600 });
    const browser = await signIn();
    const { body } = await browser.post(
      '/api/uaa/shiyue_webauth',
      scene.requestOf(party, { redirect_uri: own }),
    );
    expect(body.data).toMatchObject({ error: 'invalid_request', code: null });
  });

  test('when it signs its user out, then the page may lead back to it', async () => {
    const party = await scene.createParty({ ...native, postLogoutRedirectUris: ['com.example.app:/bye'] });
    const query = new URLSearchParams({
      client_id: party.id,
      post_logout_redirect_uri: 'com.example.app:/bye',
    });
    const { headers } = await scene.open(await signIn(), `/api/uaa/oidc/session/end?${query}`);
    expect(headers.get('content-security-policy')).toContain("form-action 'self' com.example.app:");
  });

  test('when a page without an origin asks for tokens, then it may not read the answer', async () => {
    const party = await scene.createParty(native);
    for (const method of ['OPTIONS', 'POST']) {
      const headers = { origin: 'null', 'access-control-request-method': 'POST' };
      const body = method === 'POST' ? new URLSearchParams({ client_id: party.id, grant_type: 'x' }) : null;
      const answer = await fetch(scene.endpoint('/token'), { method, headers, body });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
