import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClientStore } from '#platform/clients';
import type { PortalDatabase } from '#platform/database';
import { demoPassword, seedDemo } from '#platform/demo';
import { hashPassword } from '#platform/identity';
import { createFolderFileStore } from '#platform/storage';
import { openMigrated, startTestPlatform, type TestPlatform } from '#platform/testing';
import { createScene } from './testing/scene.ts';

let database: PortalDatabase;
let platform: TestPlatform;
beforeAll(async () => {
  database = await openMigrated();
  const files = createFolderFileStore(join(tmpdir(), 'demo-clients-files'));
  const clock = () => Date.parse('2026-09-01T00:00:00Z');
  await seedDemo({ db: database.db, clock, files, hashPassword });
  platform = await startTestPlatform(database);
});
afterAll(async () => {
  await platform.close();
  await database.close();
});
const scene = createScene(
  () => database,
  () => platform,
);

async function signIn(username: string) {
  const browser = platform.createClient();
  await browser.post('/api/uaa/oauth/login', { username, password: demoPassword });
  return browser;
}

describe('the demo clients', () => {
  test('when reader is used in a school that has it, then the user is asked, and it stays connected', async () => {
    const reader = { id: 'reader', secret: 'reader-demo-secret-2026' };
    const code = await scene.authorize(await signIn('t.zhou'), reader, { scope: 'openid offline_access' });
    expect(await scene.redeem(reader, code)).toMatchObject({
      status: 200,
      body: { refresh_token: expect.any(String) },
    });
    const elsewhere = await scene.ask(await signIn('bureau.admin'), reader);
    expect(elsewhere.body.message).toContain('not switched this app on');
  });

  test('when kiosk is used, then it needs no secret but PKCE', async () => {
    const kiosk = { id: 'kiosk', secret: undefined };
    const form = { redirect_uri: 'http://localhost:4002/callback' };
    const code = await scene.authorize(await signIn('t.zhou'), kiosk, form);
    expect((await scene.redeem(kiosk, code, form)).status).toBe(200);
  });

  test('when oldlib is switched on, then it works without PKCE', async () => {
    const oldlib = { id: 'oldlib', secret: 'oldlib-demo-secret-2026' };
    const form = {
      redirect_uri: 'http://localhost:4003/callback',
      code_challenge: '',
      code_challenge_method: '',
    };
    const browser = await signIn('t.zhou');
    expect((await scene.ask(browser, oldlib, form)).body.status).toBe(400);
    await createClientStore(database.db).setUnitState('oldlib', 'U2001', 'on');
    const { code } = await scene.authorize(browser, oldlib, form);
    expect((await scene.redeem(oldlib, { code }, { redirect_uri: form.redirect_uri })).status).toBe(200);
  });

  test('when typo sends its wrong address, then nobody is sent anywhere', async () => {
    const form = { redirect_uri: 'http://localhost:4005/callback/' };
    const { body } = await scene.ask(await signIn('t.zhou'), { id: 'typo', secret: undefined }, form);
    expect(body).toMatchObject({
      status: 400,
      code: 'authorization_refused',
      data: { reason: 'redirect_mismatch' },
    });
    expect(body.message).toContain('is not the registered one');
  });

  test('when sandbox-demo is used as the specification says, then the code comes without a question', async () => {
    const sandbox = { id: 'sandbox-demo', secret: 'sandbox-demo-secret-2026' };
    const redirect_uri = 'http://localhost:4004/auth/callback/portal';
    const browser = await signIn('s.gao');
    const form = { ...scene.requestOf(sandbox), redirect_uri, unitHost: 'portal.example' };
    const { body } = await browser.post('/api/uaa/shiyue_webauth', form);
    expect((await scene.redeem(sandbox, { code: body.data.code }, { redirect_uri })).status).toBe(200);
  });
});

describe('when it cannot work', () => {
  test('when it is off, then neither the provider nor its calls exist', async () => {
    const without = await startTestPlatform(database, { withProvider: false });
    for (const path of ['/api/uaa/oidc/.well-known/openid-configuration', '/api/uaa/consent/apps'])
      expect((await without.createClient().get(path)).body.code).toBe('unknown_address');
    await without.close();
  });

  test('when the database cannot be written, then a client is told to come back, and nobody gets in', async () => {
    const sandbox = { id: 'sandbox-demo', secret: 'sandbox-demo-secret-2026' };
    const browser = await signIn('t.wu');
    await sql`pragma query_only = on`.execute(database.db);
    const form = { redirect_uri: 'http://localhost:4004/callback' };
    const { body } = await scene.ask(browser, sandbox, form);
    expect([body.status, body.data]).toEqual([503, null]);
    const response = await fetch(scene.endpoint('/token'), {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('sandbox-demo:sandbox-demo-secret-2026')}` },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x' }),
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    await sql`pragma query_only = off`.execute(database.db);
  });
});
