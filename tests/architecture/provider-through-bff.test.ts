import * as oidc from 'openid-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PortalDatabase } from '#platform/database';
import { openMigrated, startTestPlatform, type TestPlatform } from '#platform/testing';
import { ask } from '../../bff/testing/ask.ts';
import { type RunningBff, startBff } from '../../bff/testing/start-bff.ts';
import { createScene, redirectUri } from '../../platform/authorization/testing/scene.ts';

const publicUrl = 'http://portal.test';

let database: PortalDatabase;
let platform: TestPlatform;
let bff: RunningBff;
beforeAll(async () => {
  database = await openMigrated();
  platform = await startTestPlatform(database, { publicUrl });
  bff = await startBff({ upstreamUrl: platform.base, publicUrl, clock: platform.now });
});
afterAll(async () => {
  await bff.stop();
  await platform.close();
  await database.close();
});
const scene = createScene(
  () => database,
  () => platform,
);

/** What a client on another machine does: it knows the portal by its public name only. */
const fetchAsClient: oidc.CustomFetch = async (address, { method, headers, body }) => {
  const url = new URL(address);
  const { status, text } = await ask(bff.port, {
    method,
    path: url.pathname + url.search,
    headers: { ...headers, 'x-requested-by': '', host: url.host },
    ...(body ? { body: String(body) } : {}),
  });
  return new Response(text, { status, headers: { 'content-type': 'application/json' } });
};

function discover(id: string, secret: string | undefined) {
  return oidc.discovery(new URL(`${publicUrl}/api/uaa/oidc`), id, secret, undefined, {
    execute: [oidc.allowInsecureRequests],
    [oidc.customFetch]: fetchAsClient,
  });
}

async function signIn(username: string): Promise<string> {
  const { sid } = await ask(bff.port, {
    method: 'POST',
    path: '/api/uaa/oauth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username, password: 'Demo2026' }).toString(),
  });
  if (!sid) throw new Error('sign-in gave no session');
  return sid;
}

it('when a client sends its user through the portal, then a library gets tokens, and no cookie of the provider leaves', async () => {
  const party = await scene.createParty({ isFirstParty: false });
  const { user } = await scene.createUser();
  const config = await discover(party.id, party.secret);
  const sid = await signIn(user.login_name);
  const pkceCodeVerifier = oidc.randomPKCECodeVerifier();
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid profile offline_access',
    state: 's',
    prompt: 'consent',
    code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  });
  const sent = await ask(bff.port, {
    path: url.pathname + url.search,
    sid,
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect([sent.status, sent.setCookies]).toEqual([303, []]);
  const question = new URL(String(sent.headers.location), publicUrl).searchParams;
  expect([...question.keys()]).toEqual(['interaction']);
  const interaction = question.get('interaction');
  const confirmed = await ask(bff.port, {
    method: 'POST',
    path: '/api/uaa/consent/confirm',
    sid,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `interaction=${interaction}`,
  });
  const back = new URL(confirmed.json.data.address);
  expect(back.searchParams.has('source')).toBe(false);
  const tokens = await oidc.authorizationCodeGrant(config, back, { pkceCodeVerifier, expectedState: 's' });
  expect(tokens.claims()).toMatchObject({ iss: `${publicUrl}/api/uaa/oidc`, sub: user.id });
  const info = await oidc.fetchUserInfo(config, tokens.access_token, user.id ?? '');
  expect(info.preferred_username).toBe(user.login_name);
  const renewed = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '');
  await ask(bff.port, { method: 'POST', path: '/api/uaa/oauth/logout', sid });
  await expect(oidc.refreshTokenGrant(config, renewed.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

it('when another site posts the call of the portal, then there is no code', async () => {
  const party = await scene.createParty();
  const { user } = await scene.createUser();
  const sid = await signIn(user.login_name);
  for (const headers of [
    { origin: 'http://evil.example', 'x-requested-by': '' },
    { origin: 'null', 'x-requested-by': '' },
    { 'sec-fetch-site': 'same-site' },
    { 'content-type': 'text/plain', 'x-requested-by': '' },
  ]) {
    const answer = await ask(bff.port, {
      method: 'POST',
      path: '/api/uaa/shiyue_webauth',
      sid,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(scene.requestOf(party, scene.createPkce())).toString(),
    });
    expect([answer.status, answer.json.code]).toEqual([403, 'cross_site_request']);
  }
});
