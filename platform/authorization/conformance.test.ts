import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { createScene } from './testing/scene.ts';

forEachEngine((engine) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
  });
  afterAll(() => platform.close());
  const scene = createScene(engine.database, () => platform);

  test('when tokens are issued and renewed, then the id token tells how the user signed in, and fits the access token', async () => {
    const party = await scene.createParty();
    const browser = await (await scene.createUser()).signIn();
    const first = (await scene.redeem(party, await scene.authorize(browser, party))).body;
    const second = (await scene.refresh(party, first.refresh_token)).body;
    for (const { access_token, id_token } of [first, second]) {
      const claims = decodeJwt(id_token);
      const half = createHash('sha256').update(access_token).digest().subarray(0, 16);
      expect(claims).toMatchObject({ amr: ['pwd'], at_hash: half.toString('base64url') });
      expect(claims).not.toHaveProperty('name');
    }
  });

  test('when staying connected is asked for without asking the user, then the log says why it was left out', async () => {
    const party = await scene.createParty();
    const browser = await (await scene.createUser()).signIn();
    const open = async (more: Record<string, string>) => {
      const { verifier, ...pkce } = scene.createPkce();
      const query = new URLSearchParams({ ...scene.requestOf(party, more), ...pkce });
      await scene.open(browser, `/api/uaa/oidc/auth?${query}`);
      return (await scene.eventsOf(party)).filter((line) => line.startsWith('authorization.notice'));
    };
    const scope = 'openid offline_access';
    expect(await open({ scope, prompt: 'consent' })).toEqual([]);
    expect(await open({ scope })).toEqual([
      'authorization.notice (offline_access was left out: it is granted with prompt=consent only)',
    ]);
  });

  test('when a client may do without PKCE, then the log says until when, with each request that does', async () => {
    const party = await scene.createParty({ withoutPkceUntil: Date.parse('2026-12-01T00:00:00Z') });
    const browser = await (await scene.createUser()).signIn();
    await scene.authorize(browser, party);
    await browser.post('/api/uaa/shiyue_webauth', scene.requestOf(party));
    expect((await scene.eventsOf(party)).filter((line) => line.includes('PKCE'))).toEqual([
      'authorization.notice (without PKCE: allowed for this client until 2026-12-01)',
    ]);
  });

  test('when a client asks which account, then the user signs in anew and the way goes on', async () => {
    const party = await scene.createParty();
    const { signIn } = await scene.createUser();
    const before = await signIn();
    const { verifier, ...pkce } = scene.createPkce();
    const query = new URLSearchParams({ ...scene.requestOf(party, { prompt: 'select_account' }), ...pkce });
    const started = await scene.open(before, `/api/uaa/oidc/auth?${query}`);
    const page = new URL(started.headers.get('location') ?? '', platform.base);
    expect([page.pathname, page.searchParams.get('again')]).toEqual(['/login', '1']);
    const other = await scene.createUser();
    const after = await other.signIn();
    const goesOn = await scene.open(after, page.searchParams.get('redirect_uri') ?? '');
    const done = await scene.open(after, goesOn.headers.get('location') ?? '');
    const code = new URL(done.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const { body } = await scene.redeem(party, { code, verifier });
    expect(decodeJwt(body.id_token).sub).toBe(other.user.id);
  });

  test('when the metadata are read, then they lead to the guides', async () => {
    const metadata = await (await fetch(scene.endpoint('/.well-known/openid-configuration'))).json();
    expect(metadata).toMatchObject({
      service_documentation: `${platform.base}/pages/base/pc_app_tm/index.html#/guides`,
      ui_locales_supported: ['zh-CN', 'en'],
    });
    expect(metadata).not.toHaveProperty('op_policy_uri');
    const policyUrl = 'https://school.example/privacy';
    const other = await startTestPlatform(engine.database(), { policyUrl });
    const configured = await fetch(`${other.base}/api/uaa/oidc/.well-known/openid-configuration`);
    expect(await configured.json()).toMatchObject({ op_policy_uri: policyUrl });
    await other.close();
  });
});
