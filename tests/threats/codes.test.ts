import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RealPortal, startRealPortal } from './testing/start-real-portal.ts';
import {
  createPkce,
  createThirdParties,
  invalidGrant,
  kiosk,
  reader,
  requestOf,
  sandboxDemo,
  type ThirdParty,
} from './testing/third-party.ts';

let portal: RealPortal;
let sid: string;
beforeAll(async () => {
  portal = await startRealPortal();
  ({ sid } = await portal.signIn('t.zhou'));
});
afterAll(() => portal.stop());
const parties = createThirdParties(() => portal);

function ask(form: Record<string, string>) {
  return portal.post('/api/uaa/shiyue_webauth', form, { sid });
}

describe('T1 one code, twenty times at once', () => {
  it('when it is redeemed in parallel, then at most one gets tokens', async () => {
    // Several times: a race shows in some of them only.
    for (let round = 0; round < 5; round += 1) {
      const code = await parties.authorize(sid, reader);
      const replies = await Promise.all(Array.from({ length: 20 }, () => parties.redeem(reader, code)));
      const refused = replies.filter(({ status }) => status !== 200);
      expect(refused.length).toBeGreaterThanOrEqual(19);
      for (const reply of refused) expect(reply).toMatchObject(invalidGrant);
    }
  });
});

describe('T2 a code shown again', () => {
  it('when it was redeemed before, then it is refused and what it brought is dead', async () => {
    const code = await parties.authorize(sid, reader, { scope: 'openid offline_access', prompt: 'consent' });
    const { json } = await parties.redeem(reader, code);
    expect(await parties.statusOf(json.access_token)).toBe(200);
    expect(await parties.redeem(reader, code)).toMatchObject(invalidGrant);
    expect(await parties.statusOf(json.access_token)).toBe(401);
    expect(await parties.refresh(reader, json.refresh_token)).toMatchObject(invalidGrant);
  });
});

describe('T4 PKCE', () => {
  it.each([
    ['without a verifier', ''],
    ['with a wrong one', 'x'.repeat(43)],
  ])('when a code is redeemed %s, then it is refused', async (_, code_verifier) => {
    for (const party of [reader, kiosk]) {
      const code = await parties.authorize(sid, party);
      expect((await parties.redeem(party, code, { code_verifier })).status).toBe(400);
    }
  });

  it.each<[string, Record<string, string>]>([
    ['no challenge', {}],
    ['the method plain', { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }],
    ['no method', { code_challenge: 'x'.repeat(43) }],
  ])('when a client asks with %s, then it gets no code', async (_, more) => {
    for (const party of [reader, kiosk]) {
      const { json, text } = await ask(requestOf(party, more));
      expect(json.data?.error, text).toBe('invalid_request');
      expect(json.data.code).toBeNull();
      expect(json.data.address).not.toContain('code=');
    }
  });

  it('when a request had no challenge, then a verifier does not help', async () => {
    const { json } = await ask(requestOf(sandboxDemo));
    const downgraded = { code: json.data.code, verifier: createPkce().verifier };
    expect((await parties.redeem(sandboxDemo, downgraded)).status).toBe(400);
  });
});

describe('T5 an address for the code that is not the registered one', () => {
  const { redirectUri } = reader;
  const open = (query: URLSearchParams) =>
    portal.ask({ path: `/api/uaa/oidc/auth?${query}`, sid, headers: { accept: 'text/html' } });

  it.each([
    `${redirectUri}/`,
    `${redirectUri}/evil`,
    `${redirectUri}?x=1`,
    `${redirectUri}#x`,
    'http://localhost:4001@evil.example/callback',
    'http://localhost:4002/callback',
    'http://LOCALHOST:4001/callback',
    'http://localhost:4001/Callback',
    'http://localhost:4001//callback',
    'http://localhost:4001\\callback',
    'http://localhost:4001/%63allback',
    'http://lоcalhost:4001/callback',
    'http://localhost.evil.example:4001/callback',
    'https://localhost:4001/callback',
    'javascript:alert(1)',
    '//evil.example',
    '',
  ])('when it is %s, then nobody is sent anywhere', async (redirect_uri) => {
    const request = { ...requestOf(reader, createPkce().challenge), redirect_uri };
    const page = await open(new URLSearchParams(request));
    expect([page.status, page.headers.location]).toEqual([400, undefined]);
    const { json } = await ask(request);
    expect([400, 422]).toContain(json.status);
    expect([json.data?.address, json.data?.code]).toEqual([undefined, undefined]);
  });

  it('when it stands there twice, then nobody is sent anywhere', async () => {
    const query = new URLSearchParams(requestOf(reader, createPkce().challenge));
    query.append('redirect_uri', redirectUri);
    const page = await open(query);
    expect([page.status, page.headers.location]).toEqual([400, undefined]);
  });
});

describe('T6 what the call of the authorize page may be asked for', () => {
  it.each(['token', 'id_token', 'code id_token', 'none'])(
    'when it is %s, then it is refused',
    async (response_type) => {
      const { json } = await ask(requestOf(sandboxDemo, { response_type }));
      expect([json.status, json.data?.address, json.data?.code]).toEqual([400, undefined, undefined]);
    },
  );

  it('when another way of answering or another host is asked for, then it is ignored', async () => {
    for (const more of [
      { response_mode: 'fragment' },
      { response_mode: 'form_post' },
      { unitHost: 'http://evil.example' },
    ]) {
      const { json, text } = await ask(requestOf(sandboxDemo, more));
      const address = new URL(json.data.address);
      expect(address.origin + address.pathname).toBe(sandboxDemo.redirectUri);
      expect([address.hash, address.searchParams.get('code')]).toEqual(['', json.data.code]);
      expect(text).not.toMatch(/access_token|id_token|evil/);
    }
  });

  it('when a scope is unknown, then nothing of it is given', async () => {
    const code = await parties.authorize(sid, sandboxDemo, { scope: 'openid root' });
    expect((await parties.redeem(sandboxDemo, code)).json.scope).toBe('openid');
  });
});

describe('T8 a question that was put to somebody else', () => {
  it('when another user answers it, then 403 and no code', async () => {
    const { challenge } = createPkce();
    const asked = await ask(requestOf(reader, { ...challenge, prompt: 'consent' }));
    const interaction =
      new URL(asked.json.data.consent, 'http://portal').searchParams.get('interaction') ?? '';
    const stranger = await portal.signIn('t.chen');
    for (const verb of ['confirm', 'deny']) {
      const reply = await portal.post(`/api/uaa/consent/${verb}`, { interaction }, { sid: stranger.sid });
      expect([reply.json.status, reply.json.code]).toEqual([403, 'session_mismatch']);
      expect(reply.text).not.toContain('code=');
    }
    const resumed = await portal.ask({ path: `/api/uaa/oidc/auth/${interaction}`, sid: stranger.sid });
    expect(resumed.headers.location).toBeUndefined();
    expect((await portal.post('/api/uaa/consent/confirm', { interaction }, { sid })).json.status).toBe(200);
  });
});

// The clock stands still from here on: these come last.
describe('T3 a code in other hands', () => {
  it('when another client shows it, or it comes with another address, then it is refused', async () => {
    const thief: ThirdParty = { ...sandboxDemo, redirectUri: reader.redirectUri };
    expect(await parties.redeem(thief, await parties.authorize(sid, reader))).toMatchObject(invalidGrant);
    const other = { redirect_uri: 'http://127.0.0.1:4001/callback' };
    const code = await parties.authorize(sid, reader);
    expect(await parties.redeem(reader, code, other)).toMatchObject(invalidGrant);
  });

  it('when 61 seconds have passed, then it is refused', async () => {
    const [inTime, late] = [await parties.authorize(sid, reader), await parties.authorize(sid, reader)];
    await portal.advance(58_000);
    expect((await parties.redeem(reader, inTime)).status).toBe(200);
    await portal.advance(3_000);
    expect(await parties.redeem(reader, late)).toMatchObject(invalidGrant);
  });
});
