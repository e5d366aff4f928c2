import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, type RealPortal, startRealPortal } from './testing/start-real-portal.ts';

let portal: RealPortal;
beforeAll(async () => {
  portal = await startRealPortal();
});
afterAll(() => portal.stop());

const client = { client_id: 'sandbox-demo', redirect_uri: 'http://localhost:4004/callback' };
const request = new URLSearchParams({
  ...client,
  response_type: 'code',
  scope: 'openid profile',
  state: 's-1',
});
const challenge = {
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
};
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const fromClient = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};
const authPath = `/api/uaa/oidc/auth?${request}&${new URLSearchParams(challenge)}`;

function locationOf({ headers }: { headers: Record<string, unknown> }) {
  return String(headers.location);
}

describe('a user whom a client sends to the portal', () => {
  it('when nobody is signed in, then the form, the session and the authorization follow each other to the client', async () => {
    const asked = await portal.ask({ path: authPath, headers: fromClient });
    expect(locationOf(asked)).toMatch(/^\/login\?redirect_uri=%2Fapi%2Fuaa%2Foidc%2Fcontinue%2F/);
    expect(asked.setCookies).toEqual([]);
    const signedIn = await portal.post(locationOf(asked), { username: 't.zhou', password });
    const { sid } = signedIn;
    const goesOn = await portal.ask({ path: locationOf(signedIn), sid });
    const done = await portal.ask({ path: locationOf(goesOn), sid });
    const back = new URL(locationOf(done));
    expect(back.origin + back.pathname).toBe(client.redirect_uri);
    expect(back.searchParams.get('state')).toBe('s-1');

    const form = {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: client.redirect_uri,
      code_verifier: verifier,
    };
    const authorization = `Basic ${Buffer.from('sandbox-demo:sandbox-demo-secret-2026').toString('base64')}`;
    const tokens = await portal.post('/api/uaa/oidc/token', form, {
      headers: { authorization, 'x-requested-by': '' },
    });
    expect(tokens.status, tokens.text).toBe(200);
    const bearer = { authorization: `Bearer ${tokens.json.access_token}` };
    expect((await portal.ask({ path: '/api/uaa/oidc/me', headers: bearer })).json.sub).toBe('2001');
    expect((await portal.ask({ path: '/api/uaa/oauth/me', headers: bearer })).json.status).toBe(401);
  });

  it('when she is signed in already, then she comes back at once, also from a form of the client', async () => {
    const { sid } = await portal.signIn('t.zhou');
    for (const method of ['GET', 'POST']) {
      const reply =
        method === 'GET'
          ? await portal.ask({ path: authPath, sid, headers: fromClient })
          : await portal.post(
              '/api/uaa/oidc/auth',
              Object.fromEntries([...request, ...Object.entries(challenge)]),
              {
                sid,
                headers: fromClient,
              },
            );
      expect(locationOf(reply), method).toMatch(/^http:\/\/localhost:4004\/callback\?.*code=/);
    }
  });
});

describe('T7 the authorization of the portal’s own page', () => {
  const form = Object.fromEntries(request);

  it('when another site asks for it in the user’s name, then 403 and no code', async () => {
    const { sid } = await portal.signIn('t.zhou');
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'content-type': 'text/plain', 'x-requested-by': '' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const reply = await portal.post('/api/uaa/shiyue_webauth', form, { sid, headers });
      expect(reply.status).toBe(403);
      expect(reply.text).not.toContain('code=');
    }
  });
});
