import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, askRaw, signIn } from '../testing/ask.ts';
import { type RunningBff, startBff } from '../testing/start-bff.ts';
import { installStubIdentity } from '../testing/stub-identity.ts';
import { answerEnvelope, type StubUpstream, startStubUpstream } from '../testing/stub-upstream.ts';

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

describe('T16 what may be called', () => {
  it.each([
    '/api/uaa/oauth/login/unit_config?unitId=U2001',
    '/api/base/role/user/2001/XX_SYS_/base',
    '/api/storage/show/unit/U2001',
    '/api/drive/zip',
    '/api/sso/select/login/url',
    '/zuul/api/storage/upload',
    '/api/exam/nl/exam_package_versions',
    '/api/base/file/100%25%20sure%E4%BD%A0.txt',
    '/.well-known/oauth-authorization-server/api/uaa/oidc',
  ])('when %s is asked, then the upstream answers', async (path) => {
    expect((await ask(bff.port, { path })).json.data.url).toBe(path);
  });

  it.each([
    ['/api', 404],
    ['/api/', 404],
    ['/api/admin/x', 404],
    ['/api/uaaX/x', 404],
    ['/API/uaa/x', 404],
    ['/zuul/@evil', 404],
    ['/zuul/api/base/x', 404],
    ['/api/exam/other', 404],
    ['/actuator/env', 404],
    ['/.well-known/oauth-authorization-server', 404],
    ['/.well-known/oauth-authorization-server/api/uaa/oidc/x', 404],
    ['/api/uaa/../admin', 400],
    ['/api/uaa/..', 400],
    ['/api/uaa/./x', 400],
    ['/api/..%2fadmin', 400],
    ['/api/uaa/..%2Fadmin', 400],
    ['/api/uaa/%2e%2e/admin', 400],
    ['/api/uaa/..;/admin', 400],
    ['/api/uaa/%252e%252e%252fadmin', 400],
    ['/api/uaa/%25252fadmin', 400],
    ['/api//169.254.169.254', 400],
    ['/api/uaa//x', 400],
    ['/api\\uaa\\x', 400],
    ['/api/uaa/\\evil', 400],
    ['/api/uaa/%5c..%5cadmin', 400],
    ['/api/uaa/x%00', 400],
    ['/api/uaa/x%0d%0aSet-Cookie:a=1', 400],
    ['/api/uaa/x%zz', 400],
    ['/api/uaa/oauth/%72efresh', 400],
    ['/api/uaa/oauth/log%6Fut', 400],
    ['//evil.example/api/uaa/x', 400],
    ['http://evil.example/api/uaa/x', 400],
    ['http://portal.test/api/uaa/x', 400],
  ])('when %s is asked, then the answer is %i and the upstream hears nothing', async (path, status) => {
    const raw = await askRaw(
      bff.port,
      `GET ${path} HTTP/1.1\r\nHost: portal.test\r\nConnection: close\r\n\r\n`,
    );
    expect(raw).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(raw).toMatch(/"requestId":"[0-9a-f-]{36}"/);
    expect(upstream.calls).toEqual([]);
  });

  it('when services have folders of their own, then those exist besides the portal’s, and no others', async () => {
    const own = await startBff({ upstreamUrl: upstream.url, apiPrefixes: ['/api/edu', '/zuul/x'] });
    const statusOf = async (path: string) => (await ask(own.port, { path })).status;
    for (const path of ['/api/edu/plans', '/zuul/x/y', '/api/base/x'])
      expect(await statusOf(path), path).toBe(200);
    for (const path of ['/api/edu', '/api/education/x', '/zuul/y/x', '/api/admin/x'])
      expect(await statusOf(path), path).toBe(404);
    expect(await statusOf('/api/edu/%2e%2e/admin')).toBe(400);
    await own.stop();
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('when %s is used, then 405', async (method) => {
    const reply = await ask(bff.port, { method, path: '/api/base/x' });
    expect(reply).toMatchObject({ status: 405, json: { code: 'method_not_allowed' } });
    expect(reply.headers.allow).toBe('GET, HEAD, POST');
    expect(upstream.calls).toEqual([]);
  });

  it.each([
    ['two lengths', 'Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd'],
    ['a length and chunks', 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a bare line feed', 'X-A: b\nX-B: c\r\n\r\n'],
    ['a space before the colon', 'X-A : b\r\n\r\n'],
  ])('when a request comes with %s, then 400 and the upstream hears nothing', async (_, rest) => {
    const raw = await askRaw(
      bff.port,
      `POST /api/base/x HTTP/1.1\r\nHost: portal.test\r\nX-Requested-By: portal\r\nConnection: close\r\n${rest}`,
    );
    expect(raw).toMatch(/^HTTP\/1.1 400 /);
    expect(raw).toContain('"code":"bad_request"');
    expect(upstream.calls).toEqual([]);
  });
});

describe('T14 what reaches the upstream', () => {
  it('when a browser poses as somebody, then only the BFF’s own words arrive', async () => {
    const { sid } = await signIn(bff.port);
    const reply = await ask(bff.port, {
      path: '/api/base/x',
      headers: {
        cookie: `a=1; __Host-sid=${sid}; sy_access=stolen`,
        authorization: 'Bearer x',
        'Sy-User': '4002',
        SY_USER: '4002',
        sy_headers: '{"device":"app","app":"/x"}',
        'X-Forwarded-User': 'admin',
        X_Forwarded_For: '6.6.6.6',
        'X-Forwarded-For': '6.6.6.6',
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-Uri': '/admin',
        Forwarded: 'for=6.6.6.6',
        'X-Real-IP': '6.6.6.6',
        'X-User-Id': '4002',
        'X-Auth-Request-User': 'admin',
        'Remote-User': 'admin',
        'X-Original-URL': '/admin',
        'X-HTTP-Method-Override': 'DELETE',
        'X-Request-Id': 'mine',
        'Proxy-Authorization': 'Basic x',
        'X-Harmless': 'stays',
      },
    });
    const { headers } = reply.json.data;
    expect(headers.cookie).toMatch(/^sy_access=acc-[\w-]+$/);
    expect(headers['sy-headers']).toBe('{"device":"pc","app":"/"}');
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-harmless']).toBe('stays');
    expect(headers.host).toBe(new URL(upstream.url).host);
    expect(JSON.stringify(headers)).not.toMatch(/4002|admin|6\.6\.6\.6|stolen|Bearer|mine|DELETE|evil/);
  });

  it('when a browser declares our headers as its connection’s own, then they arrive all the same', async () => {
    const { sid } = await signIn(bff.port);
    const reply = await ask(bff.port, {
      path: '/api/base/x',
      sid,
      headers: {
        connection: 'close, Sy-Headers, Cookie, X-Forwarded-For, X-Request-Id, X-Custom',
        'x-custom': 'goes',
        te: 'trailers',
      },
    });
    const { headers } = reply.json.data;
    expect(headers['sy-headers']).toBeDefined();
    expect(headers.cookie).toMatch(/^sy_access=/);
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-request-id']).toBe(reply.headers['x-request-id']);
    expect(headers['x-custom']).toBeUndefined();
    expect(headers.te).toBeUndefined();
  });

  it('when a third party’s server asks for tokens, then its credentials pass and no session takes part', async () => {
    const { sid } = await signIn(bff.port);
    const reply = await ask(bff.port, {
      method: 'POST',
      path: '/api/uaa/oidc/token',
      sid,
      headers: { authorization: 'Basic cmVhZGVy', origin: 'https://rp.example', 'x-requested-by': '' },
      body: 'grant_type=authorization_code',
    });
    expect(reply.json.data.headers.authorization).toBe('Basic cmVhZGVy');
    expect(reply.json.data.headers.cookie).toBeUndefined();
  });
});

describe('what reaches the browser', () => {
  it('when the upstream tells about itself or sets rules, then the browser does not hear it', async () => {
    upstream.on('/api/base/x', (_req, res) => {
      res.setHeader('set-cookie', ['sy_extra=eyJhbGciOi.x.y; Path=/']);
      for (const name of [
        'server',
        'x-powered-by',
        'alt-svc',
        'clear-site-data',
        'x-internal',
        'keep-alive',
      ]) {
        res.setHeader(name, 'canary');
      }
      res.setHeader('connection', 'close, x-internal');
      res.setHeader('access-control-allow-origin', 'https://evil.example');
      res.setHeader('access-control-allow-credentials', 'true');
      res.setHeader('x-request-id', 'theirs');
      res.setHeader('etag', '"kept"');
      answerEnvelope(res, null);
    });
    const { headers, setCookies } = await ask(bff.port, { path: '/api/base/x' });
    expect(JSON.stringify(headers)).not.toMatch(/canary|evil|eyJ|theirs/);
    expect(setCookies).toHaveLength(1);
    expect(setCookies[0]).toMatch(/^__Host-sid=/);
    expect(headers.etag).toBe('"kept"');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('when the upstream allows caching or redirects to itself, then that stays, on our origin', async () => {
    upstream.on('/api/storage/show/a', (_req, res) => {
      res.writeHead(302, {
        'cache-control': 'public, max-age=60',
        location: `${upstream.url}/api/storage/b?c=1`,
      });
      res.end();
    });
    const { status, headers } = await ask(bff.port, { path: '/api/storage/show/a' });
    expect(status).toBe(302);
    expect(headers.location).toBe('/api/storage/b?c=1');
    expect(headers['cache-control']).toBe('public, max-age=60');
  });

  it('when anything is refused, then the envelope has the request id and nothing may be cached', async () => {
    const reply = await ask(bff.port, { path: '/api/unknown' });
    expect(reply.json).toEqual({
      status: 404,
      code: 'unknown_address',
      message: '没有这个地址|||There is nothing at this address',
      data: null,
      requestId: reply.headers['x-request-id'],
    });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });
});

it('when requests are logged, then there is one line each, without queries, cookies, bodies or states', async () => {
  const { sid } = await signIn(bff.port);
  await ask(bff.port, { path: '/api/base/x?ticket=CANARY', sid });
  await ask(bff.port, { method: 'POST', path: '/api/uaa/social/CANARY', sid, body: 'code=CANARY' });
  await ask(bff.port, { method: 'POST', path: '/api/uaa/SOCIAL/CANARY', sid, body: 'code=CANARY' });
  await ask(bff.port, { path: '/api/nowhere?token=CANARY' });
  await expect.poll(() => bff.logged.length).toBe(5);
  const text = JSON.stringify(bff.logged);
  expect(text).not.toMatch(/CANARY|right|t\.zhou/);
  expect(text).not.toContain(sid);
  expect(bff.logged[4]?.fields).toMatchObject({
    method: 'GET',
    path: '/api/nowhere',
    status: 404,
    client: '127.0.0.1',
    refusal: 'unknown_address',
  });
});
