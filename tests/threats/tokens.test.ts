import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueInvitation } from './testing/same-database.ts';
import { password, type RealPortal, startRealPortal } from './testing/start-real-portal.ts';
import {
  createPkce,
  createThirdParties,
  invalidGrant,
  reader,
  requestOf,
  sandboxDemo,
} from './testing/third-party.ts';

let portal: RealPortal;
beforeAll(async () => {
  portal = await startRealPortal();
});
afterAll(() => portal.stop());
const parties = createThirdParties(() => portal);

const connected = { scope: 'openid offline_access', prompt: 'consent' };

async function start(login = 't.zhou') {
  const { sid } = await portal.signIn(login);
  return { sid, tokens: await parties.getTokens(sid, reader, connected) };
}

async function expectDead({ access_token, refresh_token }: Awaited<ReturnType<typeof start>>['tokens']) {
  expect(await parties.statusOf(access_token)).toBe(401);
  expect(await parties.refresh(reader, refresh_token)).toMatchObject(invalidGrant);
}

describe('T9 a refresh token', () => {
  it('when it is shown again after it was rotated, then the whole family is dead', async () => {
    const { tokens } = await start();
    const renewed = await parties.refresh(reader, tokens.refresh_token);
    expect(renewed.status).toBe(200);
    expect(await parties.refresh(reader, tokens.refresh_token)).toMatchObject(invalidGrant);
    await expectDead(renewed.json);
  });

  it('when another client shows it, then it is refused', async () => {
    const { tokens } = await start();
    expect(await parties.refresh(sandboxDemo, tokens.refresh_token)).toMatchObject(invalidGrant);
    expect(await parties.statusOf(tokens.access_token)).toBe(200);
  });

  it('when the user has signed out, then it is dead', async () => {
    const { sid, tokens } = await start();
    expect(await parties.statusOf(tokens.access_token)).toBe(200);
    await portal.ask({ method: 'POST', path: '/api/uaa/oauth/logout', sid });
    await expectDead(tokens);
  });

  it('when the user has a new password, then it is dead', async () => {
    const { tokens } = await start('t.wu');
    const admin = await portal.signIn('ps.admin');
    const list = await portal.ask({ path: '/api/base/people/users?start=0&size=200', sid: admin.sid });
    const rows: { userId: string; revision: number }[] = list.json.data.list;
    const { revision } = rows.find(({ userId }) => userId === '2002') ?? {};
    const form = { userId: '2002', revision: String(revision) };
    const reset = await portal.post('/api/base/people/user/reset_password', form, { sid: admin.sid });
    expect(reset.json.status, reset.text).toBe(200);
    await expectDead(tokens);
  });
});

describe('T12 a sign-out by an app', () => {
  it('when the user confirms it at the provider, then her session on the portal is over, too', async () => {
    const { sid, tokens } = await start();
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'http://localhost:4001/',
    });
    const page = await portal.ask({
      path: `/api/uaa/oidc/session/end?${query}`,
      sid,
      headers: { accept: 'text/html', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    });
    expect(await portal.userOf(sid)).toBe('2001');
    const xsrf = /name="xsrf" value="([\w-]+)"/.exec(page.text)?.[1] ?? '';
    const done = await portal.post('/api/uaa/oidc/session/end/confirm', { xsrf, logout: 'yes' }, { sid });
    expect(done.headers.location).toMatch(/^http:\/\/localhost:4001\//);
    expect(await portal.userOf(sid)).toBeUndefined();
    await expectDead(tokens);
  });
});

describe('T27 what belongs to another client', () => {
  it('when a client asks about a token of another or revokes it, then it learns and ends nothing', async () => {
    const { tokens } = await start();
    const { access_token: token } = tokens;
    const asked = await parties.send('/token/introspection', sandboxDemo, { token });
    expect(asked.json).toEqual({ active: false });
    await parties.send('/token/revocation', sandboxDemo, { token });
    expect(await parties.statusOf(token)).toBe(200);
    const own = await parties.send('/token/introspection', reader, { token });
    expect(own.json).toMatchObject({ active: true, client_id: 'reader', sub: '2001' });
  });

  const register = (invitation: string | undefined, metadata: object) =>
    portal.ask({
      method: 'POST',
      path: '/api/uaa/oidc/reg',
      headers: {
        'content-type': 'application/json',
        'x-requested-by': '',
        ...(invitation === undefined ? {} : { authorization: `Bearer ${invitation}` }),
      },
      body: JSON.stringify({ redirect_uris: ['https://app.example/callback'], ...metadata }),
    });

  it('when somebody registers a client without an invitation, then it is refused', async () => {
    for (const invitation of [undefined, 'guessed']) {
      const reply = await register(invitation, {});
      expect([400, 401]).toContain(reply.status);
      expect(reply.text).not.toContain('client_id');
    }
  });

  it('when an invited one claims more than is hers, then it is refused, and the portal calls nobody inside', async () => {
    let calls = 0;
    const inside = createServer((_request, response) => {
      calls += 1;
      response.end('{"keys":[]}');
    }).listen(0, '127.0.0.1');
    await once(inside, 'listening');
    const { port } = inside.address() as AddressInfo;
    for (const metadata of [
      { first_party: true },
      { without_pkce_until: 9e15 },
      { scope: 'openid root' },
      { redirect_uris: ['javascript:alert(1)'] },
      { redirect_uris: ['http://app.example/callback'] },
      { redirect_uris: ['https://*.example/callback'] },
      { jwks_uri: `http://127.0.0.1:${port}/`, token_endpoint_auth_method: 'none' },
      { sector_identifier_uri: `http://127.0.0.1:${port}/` },
      { backchannel_logout_uri: 'http://10.0.0.1/' },
    ]) {
      const reply = await register(await issueInvitation(portal), metadata);
      expect(reply.status, JSON.stringify(metadata)).toBe(400);
    }
    expect(calls).toBe(0);
    inside.close();
  });

  it('when an invited one registers honestly, then once, and nobody can sign in to it before it is approved', async () => {
    const invitation = await issueInvitation(portal);
    const { status, json } = await register(invitation, {});
    expect(status).toBe(201);
    expect((await register(invitation, {})).status).toBe(401);
    const { sid } = await portal.signIn('t.zhou');
    const form = requestOf(
      { id: json.client_id, redirectUri: 'https://app.example/callback' },
      createPkce().challenge,
    );
    const asked = await portal.post('/api/uaa/shiyue_webauth', form, { sid });
    expect([asked.json.status, asked.json.data?.code]).toEqual([400, undefined]);
  });
});

// The clock stands still from here on: this comes last.
describe('T9 the end of a refresh token', () => {
  it('when it is renewed again and again, then it ends all the same after fourteen days', async () => {
    const { tokens } = await start('t.chen');
    const day = 24 * 60 * 60 * 1000;
    let token = tokens.refresh_token;
    for (let week = 0; week < 2; week += 1) {
      await portal.advance(7 * day - 10_000);
      const { status, json } = await parties.refresh(reader, token);
      expect(status).toBe(200);
      token = json.refresh_token;
    }
    await portal.advance(30_000);
    expect(await parties.refresh(reader, token)).toMatchObject(invalidGrant);
    expect((await portal.post('/api/uaa/oauth/login', { username: 't.chen', password })).json.status).toBe(
      200,
    );
  });
});
