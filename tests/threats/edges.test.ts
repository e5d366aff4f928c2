import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { origin, password, type RealPortal, startRealPortal } from './testing/start-real-portal.ts';

let portal: RealPortal;
beforeAll(async () => {
  portal = await startRealPortal();
});
afterAll(() => portal.stop());

const mePath = '/api/uaa/oauth/me';

describe('T14 identity by header', () => {
  it('when a browser sends somebody’s tokens, names or a bearer, then it is still nobody', async () => {
    const { sid } = await portal.signIn('ps.admin');
    const session = await portal.parts.sessions.find(sid);
    const stolen = session?.jar.cookieHeaderFor('/') ?? '';
    const token = stolen.replace('sy_access=', '');
    expect(token.length).toBeGreaterThan(20);
    for (const headers of [
      { cookie: stolen },
      { cookie: `a=1; __Host-sid=x; ${stolen}` },
      { authorization: `Bearer ${token}` },
      { 'sy-user': '4002', sy_user: '4002', 'x-forwarded-user': '4002', 'x-user-id': '4002' },
    ]) {
      expect((await portal.ask({ path: mePath, headers })).json.status).toBe(401);
    }
  });

  it('when a signed-in user sends somebody else’s, then she stays herself', async () => {
    const admin = await portal.parts.sessions.find((await portal.signIn('ps.admin')).sid);
    const { sid } = await portal.signIn('t.zhou');
    const cookie = `${admin?.jar.cookieHeaderFor('/')}; __Host-sid=${sid}`;
    const { json } = await portal.ask({ path: mePath, headers: { cookie, 'sy-user': '4002' } });
    expect(json.data.userId).toBe('2001');
  });
});

describe('T15 forged addresses', () => {
  const lies = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-uri': '/evil',
    forwarded: 'host=evil.example;proto=http',
  };

  it('when the host is foreign, then 421', async () => {
    for (const path of ['/login', mePath, '/api/uaa/oidc/.well-known/openid-configuration']) {
      expect((await portal.ask({ path, headers: { host: 'evil.example' } })).status).toBe(421);
    }
  });

  it('when forwarding headers lie, then metadata, issuer and redirects name the portal', async () => {
    for (const path of [
      '/api/uaa/oidc/.well-known/openid-configuration',
      '/.well-known/oauth-authorization-server/api/uaa/oidc',
    ]) {
      const { json, text } = await portal.ask({ path, headers: lies });
      expect(json.issuer).toBe(`${origin}/api/uaa/oidc`);
      expect(text).not.toContain('evil.example');
    }
    const page = await portal.ask({ path: '/desktop/home', headers: { ...lies, accept: 'text/html' } });
    expect(page.headers.location).toMatch(/^\/login\?/);
  });

  it('when the address of the client is made up anew each time, then the limit on tries still holds', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      const headers = { 'x-forwarded-for': `10.9.8.${i}`, 'x-real-ip': `10.9.8.${i}` };
      statuses.push(
        (await portal.post('/api/uaa/oauth/login', { username: 's.gao', password: 'x' }, { headers })).status,
      );
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('T16 ways out of the map', () => {
  it.each([
    '/api/..%2fadmin',
    '/api//169.254.169.254',
    '/zuul/@evil',
    '/api/uaa/..%252ftest/reset',
    '/api/uaa/../../test/reset',
    '/api\\uaa',
    '/test/reset',
    '/healthz/../test/reset',
    '/.well-known/openid-configuration',
    'http://evil.example/api/uaa/oauth/me',
    '//evil.example/api/uaa/oauth/me',
  ])('when %s is asked for, then there is nothing', async (path) => {
    const { status } = await portal.ask({ path, headers: { accept: 'application/json' } });
    expect([400, 404]).toContain(status);
  });
});

describe('T26 secrets that pass through', () => {
  const canary = 'CANARYc4n4ry';
  const filesOf = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  it('when they come by every way and are refused or accepted, then no log, file, page or address keeps them', async () => {
    const { sid } = await portal.signIn('t.zhou');
    const before = portal.replies.length;
    const headers = { accept: 'text/html', 'sec-fetch-dest': 'document' };
    for (const query of [
      `ticket=${canary}1`,
      `shiyue_access_token=${canary}2`,
      `access_token=${canary}3`,
      `token=${canary}4`,
      `code=${canary}5&state=${canary}6`,
      `username=t.zhou&password=${canary}7`,
      `code=${canary}8`,
    ]) {
      for (const page of ['/login', '/', '/desktop/home']) {
        if (query === `code=${canary}8` && page !== '/login') continue;
        await portal.ask({ path: `${page}?${query}`, headers });
        await portal.ask({ path: `${page}?${query}`, headers, sid });
      }
    }
    await portal.post('/login', { username: 't.zhou', password: `${canary}9` });
    await portal.post('/api/uaa/oauth/login', { username: 't.zhou', password: `${canary}10` });
    await portal.post('/api/uaa/oauth/relogin', { accessToken: `${canary}11` });
    await portal.post('/api/sso/ticket/login', { ticket: `${canary}12` });
    await portal.post(`/api/uaa/social/${canary}13`, { code: `${canary}14` });
    await portal.post('/api/uaa/oidc/token', {
      grant_type: 'authorization_code',
      code: `${canary}15`,
      client_id: 'reader',
      client_secret: `${canary}16`,
      redirect_uri: 'http://localhost:4001/callback',
    });

    expect(portal.output().length).toBeGreaterThan(1000);
    expect(portal.output()).not.toContain(canary);
    expect(portal.output()).not.toContain(password);
    for (const file of filesOf(portal.dataDir)) {
      expect(readFileSync(file).includes(canary), file).toBe(false);
      expect(readFileSync(file).includes(password), file).toBe(false);
    }
    for (const { text, headers: answered } of portal.replies.slice(before)) {
      expect(text).not.toContain(canary);
      expect(JSON.stringify(answered)).not.toContain(canary);
    }
  });
});
