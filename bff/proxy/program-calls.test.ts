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

const token = { authorization: 'Bearer token-of-a-program' };

describe('what programs ask through the portal', () => {
  it.each(['/programs/v1/self', '/scim/v2/Users?startIndex=1'])(
    'when %s is asked, then the token goes along, and nothing of a visitor',
    async (path) => {
      const { sid } = await signIn(bff.port);
      const { json } = await ask(bff.port, {
        path,
        sid,
        headers: { ...token, 'sy-headers': '{"device":"pc"}', 'sec-fetch-site': 'cross-site' },
      });
      expect(json.data.url).toBe(path);
      const { headers } = json.data;
      expect(headers.authorization).toBe(token.authorization);
      for (const name of ['cookie', 'sy-headers']) expect([name, headers[name]]).toEqual([name, undefined]);
      expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('when a program sends %s, then it arrives', async (method) => {
    const { json } = await ask(bff.port, { path: '/scim/v2/Users/1', method, headers: token });
    expect(json.data.method).toBe(method);
  });

  it.each([
    ['PUT', '/api/base/x'],
    ['DELETE', '/api/uaa/oidc/me'],
    ['TRACE', '/scim/v2/Users'],
    ['OPTIONS', '/scim/v2/Users'],
  ])('when somebody sends %s to %s, then 405', async (method, path) => {
    const headers = { origin: 'https://x.example', 'access-control-request-method': 'POST' };
    expect((await ask(bff.port, { path, method, headers })).status).toBe(405);
  });

  it.each(['/SCIM/v2/Users', '/scim', '/programs', '/scimX/a', '/Programs/v1/self'])(
    'when %s is asked, then there is nothing',
    async (path) =>
      expect((await ask(bff.port, { path, headers: { ...token, accept: 'application/json' } })).status).toBe(
        404,
      ),
  );

  it.each(['/scim/../api/uaa/x', '/scim/v2/%2e%2e/x', '/programs//x'])(
    'when %s is asked, then it is refused before anybody reads it',
    async (path) => expect((await ask(bff.port, { path, headers: token })).status).toBe(400),
  );

  it('when a token is sent elsewhere, then it stays here', async () => {
    const { json } = await ask(bff.port, { path: '/api/base/x', headers: token });
    expect(json.data.headers.authorization).toBeUndefined();
  });

  it('when an answer sets a cookie, then no session begins', async () => {
    upstream.on('/scim/v2/cookie', (_req, res) => {
      res.setHeader('set-cookie', 'sy_access=planted; Path=/').end('{}');
    });
    const { headers } = await ask(bff.port, { path: '/scim/v2/cookie', headers: token });
    expect(headers['set-cookie']).toBeUndefined();
  });
});
