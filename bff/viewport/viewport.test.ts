import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { fakeManifest, fakeRemote } from '../testing/fake-dist.ts';
import { testOrigin } from '../testing/start-bff.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { type StubUpstream, startStubUpstream } from '../testing/stub-upstream.ts';

const digest = `sha384-${'A'.repeat(64)}`;
let servers: StubUpstream;
let portal: RunningPortal;
let sid: string;

beforeAll(async () => {
  servers = await startStubUpstream();
  portal = await startPortal({
    pageUpstreams: [
      { prefix: '/legacy', origin: servers.url },
      { prefix: '/trusted', origin: servers.url },
      { prefix: '/pages/old', origin: servers.url },
      { prefix: '/down', origin: 'http://127.0.0.1:9' },
    ],
    inPageApps: ['trusted'],
  });
  const build = fakeManifest();
  portal.dist.writeManifest({
    ...build,
    remotes: [...build.remotes, fakeRemote('viewport', { paths: ['/viewport'] })],
  });
  await portal.build.check();
  sid = await portal.signInAs();
});
afterAll(async () => {
  await portal.stop();
  await servers.close();
});
beforeEach(() => servers.calls.splice(0));

function give(app: string, manifest: unknown, httpStatus = 200): void {
  servers.on(`/${app}/manifest.json`, (_req, res) => {
    res.writeHead(httpStatus, { 'content-type': 'application/json' });
    res.end(typeof manifest === 'string' ? manifest : JSON.stringify(manifest));
  });
}

function read(path: string, as: string | undefined = sid) {
  return ask(portal.port, { path, sid: as });
}

describe('the manifest of an app', () => {
  test('when it names files of servers that the operator named, then each becomes an address of the portal', async () => {
    give('legacy', {
      'a.js': '/legacy/a.1.js?v=2',
      'a.css': 'styles/a.css',
      'b.js': `${servers.url}/trusted/b.js`,
      'c.js': { src: `${testOrigin}/legacy/c.js`, integrity: digest, place: 'page' },
    });
    const { status, json } = await read('/legacy/manifest.json');
    expect([status, json]).toEqual([
      200,
      {
        'a.js': '/legacy/a.1.js?v=2',
        'a.css': '/legacy/styles/a.css',
        'b.js': '/trusted/b.js',
        'c.js': { src: '/legacy/c.js', integrity: digest },
      },
    ]);
  });

  test.each([
    'https://evil.example/legacy/a.js',
    '//evil.example/legacy/a.js',
    'javascript:alert(1)',
    'data:text/javascript,1',
    '/api/uaa/oauth/me',
    '/legacy/../api/x',
    '/legacy/%2e%2e/api/x',
    'http://user@127.0.0.1/legacy/a.js',
    { src: '/legacy/a.js', integrity: 'md5-x' },
    { file: '/legacy/a.js' },
    7,
  ])('when it names %j, then that is left out', async (entry) => {
    give('legacy', { 'a.js': entry, 'b.js': '/legacy/b.js', 'index.html': '/legacy/x' });
    expect((await read('/legacy/manifest.json')).json).toEqual({ 'b.js': '/legacy/b.js' });
  });

  test('when the operator trusts the app, then its files run in the page', async () => {
    give('trusted', { 'a.js': '/trusted/a.js' });
    expect((await read('/trusted/manifest.json')).json).toEqual({
      'a.js': { src: '/trusted/a.js', place: 'page' },
    });
  });

  test.each<[unknown, number, string]>([
    ['<html>', 200, 'upstream_invalid'],
    [['a.js'], 200, 'upstream_invalid'],
    [{}, 500, 'upstream_invalid'],
    [{}, 404, 'unknown_address'],
  ])('when its server says %j with %s, then the portal says %s', async (manifest, httpStatus, code) => {
    give('legacy', manifest, httpStatus);
    expect((await read('/legacy/manifest.json')).json.code).toBe(code);
  });

  test('when its server is away, then the portal says so', async () => {
    expect((await read('/down/manifest.json')).json.code).toBe('upstream_unavailable');
  });

  test('when nobody is signed in, then no server is asked', async () => {
    for (const path of ['/legacy/manifest.json', '/bff/viewport?app=legacy&fileId=a'])
      expect((await ask(portal.port, { path })).json.code).toBe('not_signed_in');
    expect(servers.calls).toEqual([]);
  });

  test.each(['/nobody/manifest.json', '/pages/manifest.json'])(
    'when no server is named for %s, then it is no address',
    async (path) => expect((await read(path)).status).toBe(404),
  );
});

describe('the page of a frame', () => {
  test('when a bundle is asked for, then its page has a nonce, its files and what the address hands over', async () => {
    give('legacy', { 'a.js': { src: 'a.js', integrity: digest }, 'a.css': 'a.css' });
    const { status, text, headers } = await read(
      '/bff/viewport?app=legacy&fileId=a&id=%22%3E7&linkUrl=%2Faccount',
    );
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']);
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1];
    expect(policy).toContain(`script-src 'nonce-${nonce}' ${testOrigin}/legacy/;`);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(text.match(/<script[^>]*>/g)).toHaveLength(3);
    for (const script of text.match(/<script[^>]*>/g) ?? []) expect(script).toContain(`nonce="${nonce}"`);
    expect(text).toContain(`data-script="/legacy/a.js" data-script-integrity="${digest}"`);
    expect(text).toContain('data-style="/legacy/a.css" data-style-integrity=""');
    expect(text).toContain('data-id="&quot;&gt;7" data-link-url="/account"');
  });

  test('when the manifest does not know the file, then the page says that it is missing', async () => {
    give('legacy', {});
    const { status, text } = await read('/bff/viewport?app=legacy&fileId=a');
    expect([status, text.includes('data-script=""')]).toEqual([404, true]);
  });

  test.each(['', '?app=legacy', '?app=..&fileId=a', '?app=nobody&fileId=a'])(
    'when the address is /bff/viewport%s, then it is none',
    async (search) => expect((await read(`/bff/viewport${search}`)).status).toBe(404),
  );

  test('when something is sent there, then it is refused', async () => {
    const reply = await ask(portal.port, { method: 'POST', path: '/bff/viewport', sid, body: '' });
    expect(reply.status).toBe(405);
  });
});

test('when bundles may run in the page, then pages of the viewport alone let them', async () => {
  const headers = { accept: 'text/html' };
  const viewport = await ask(portal.port, { path: '/viewport', sid, headers });
  const policy = String(viewport.headers['content-security-policy']);
  expect(viewport.text).toContain('data-viewport="page"');
  expect(policy).not.toContain('trusted-types');
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]+'/);
  const desktop = await ask(portal.port, { path: '/desktop/home', sid, headers });
  expect(desktop.text).not.toContain('data-viewport');
  expect(desktop.headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
});
