import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, signIn } from '../testing/ask.ts';
import { type RunningBff, startBff } from '../testing/start-bff.ts';
import { installStubIdentity } from '../testing/stub-identity.ts';
import { type StubUpstream, startStubUpstream } from '../testing/stub-upstream.ts';

let upstream: StubUpstream;
let bff: RunningBff;

beforeEach(async () => {
  upstream = await startStubUpstream();
  installStubIdentity(upstream);
  bff = await startBff({ upstreamUrl: upstream.url });
});
afterEach(async () => {
  await bff.stop();
  await upstream.close();
});

const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://client.example' };

describe('the OpenID provider behind the portal', () => {
  it.each([
    '/.well-known/oauth-authorization-server/api/uaa/oidc',
    '/api/uaa/oidc/.well-known/openid-configuration',
    '/api/uaa/oidc/jwks',
  ])('when %s is asked, by whomever, then it answers without any session', async (path) => {
    const { sid } = await signIn(bff.port);
    const { json } = await ask(bff.port, { path, sid, headers: foreign });
    expect(json.data).toMatchObject({ url: path });
    expect(json.data.headers.cookie).toBeUndefined();
  });

  it.each([
    '/.well-known/x',
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-authorization-server/api/uaa/oidc/x',
  ])('when %s is asked, then there is nothing', async (path) =>
    expect((await ask(bff.port, { path, headers: { accept: 'application/json' } })).status).toBe(404),
  );

  it.each([
    ['GET', '/api/uaa/oidc/auth'],
    ['POST', '/api/uaa/oidc/auth'],
    ['GET', '/api/uaa/oidc/session/end'],
    ['POST', '/api/uaa/oidc/session/end'],
  ])('when a client sends its user by %s to %s, then the session goes along', async (method, path) => {
    const { sid } = await signIn(bff.port);
    const { json } = await ask(bff.port, { method, path, sid, headers: foreign });
    expect(json.data.headers.cookie).toContain('sy_access=');
  });

  it.each([
    ['/api/uaa/oidc/auth', 'portal-lang=en'],
    ['/api/uaa/oidc/session/end', 'portal-lang=en'],
    ['/api/uaa/oidc/jwks', undefined],
    ['/api/base/x', undefined],
  ])('when a language was chosen in this browser, then %s is told %s', async (path, cookie) => {
    const headers = { cookie: 'evil=1; portal-lang=en; sy_access=planted' };
    const { json } = await ask(bff.port, { path, headers });
    expect(json.data.headers.cookie).toBe(cookie);
  });

  it.each([
    '/api/uaa/oidc/session/end/confirm',
    '/api/uaa/oidc/auth/x',
    '/api/uaa/shiyue_webauth',
    '/api/uaa/consent/confirm',
  ])('when another site posts to %s, then 403', async (path) =>
    expect((await ask(bff.port, { method: 'POST', path, headers: foreign })).status).toBe(403),
  );

  const preflight = { ...foreign, 'access-control-request-method': 'POST' };

  it.each([
    '/api/uaa/oidc/token',
    '/api/uaa/oidc/me',
    '/api/uaa/oidc/.well-known/openid-configuration',
    '/.well-known/oauth-authorization-server/api/uaa/oidc',
  ])(
    'when a page of a client asks beforehand whether it may call %s, then the provider decides',
    async (path) => {
      upstream.on(path, (req, res) =>
        res.writeHead(204, { 'access-control-allow-origin': `${req.method} ${req.headers.origin}` }).end(),
      );
      const { status, headers } = await ask(bff.port, { method: 'OPTIONS', path, headers: preflight });
      expect([status, headers['access-control-allow-origin']]).toEqual([204, `OPTIONS ${foreign.origin}`]);
    },
  );

  it.each([
    ['/api/uaa/oauth/me', preflight],
    ['/api/uaa/oidc/auth', preflight],
    ['/api/uaa/shiyue_webauth', preflight],
    ['/api/uaa/oidc/token', foreign],
  ])('when %s is asked for anything else beforehand, then 405', async (path, headers) =>
    expect((await ask(bff.port, { method: 'OPTIONS', path, headers })).status).toBe(405),
  );
});
